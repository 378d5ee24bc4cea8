/** The product's name stands in one constant for server and web app. */
export { PRODUCT_NAME } from '@gyeol/contract'
