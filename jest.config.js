/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/unit/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/\\.test-sites"],
  globalSetup: "<rootDir>/__tests__/unit/check-content.setup.ts",
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  globals: { __PATH_PREFIX__: "" },
  transform: {
    "\\.[jt]sx?$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          ["@babel/preset-typescript", { isTSX: true, allExtensions: true }],
        ],
      },
    ],
  },
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  moduleNameMapper: {
    "\\.(css|svg|png)$": "<rootDir>/__tests__/unit/mocks/imported-file.js",
    "^gatsby$": "<rootDir>/src/ui/without-gatsby.tsx",
  },
}
