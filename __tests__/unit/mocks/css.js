/** Stands in for CSS modules: every class has its own name. */
module.exports = new Proxy({ __esModule: true }, { get: (module, name) => module[name] ?? name })
