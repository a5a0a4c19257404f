declare module "*.css"

declare module "*.woff" {
  const address: string
  export default address
}

declare module "!!raw-loader!*" {
  const text: string
  export default text
}
