/** Mocks CSS modules: each class has its own name as its value. */
module.exports = new Proxy({ __esModule: true }, { get: (module, name) => module[name] ?? name })
