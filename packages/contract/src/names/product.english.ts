/** The product's name as players who read English see it. */
export const PRODUCT_NAME = 'Gyeoljeongpan'
