/** The name of the product stands here and nowhere else in the web app. */
export const PRODUCT_NAME = '결정판'
