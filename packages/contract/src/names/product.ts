/** The product's name as players see it: page titles, manifest, link previews, exported images. */
export const PRODUCT_NAME = '결정판'
