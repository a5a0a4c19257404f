declare module "*.css"
declare module "subset-font"

declare module "*.woff2" {
  const url: string
  export default url
}

declare module "!!raw-loader!*" {
  const text: string
  export default text
}
