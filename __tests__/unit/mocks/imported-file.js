/** Mocks CSS modules, whose classes have their names as values, and pictures. */
module.exports = new Proxy({ __esModule: true }, { get: (module, name) => module[name] ?? name })
