declare module "*.css"

declare module "*.woff2" {
  const url: string
  export default url
}

declare module "*.svg" {
  const url: string
  export default url
}

declare module "*.png" {
  const url: string
  export default url
}

declare module "!!raw-loader!*" {
  const text: string
  export default text
}
