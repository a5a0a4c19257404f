declare module "*.css"

declare module "*.woff2" {
  const address: string
  export default address
}

declare module "!!raw-loader!*" {
  const text: string
  export default text
}
