// What the packages of GitHub use of undici. Its mocks, caches, WebSockets and interceptors were a third of its size.
const Dispatcher = require('undici/lib/dispatcher/dispatcher');

// undici's index.js adds all its methods to a dispatcher; a proxy agent calls this one.
Dispatcher.prototype.connect = require('undici/lib/api/api-connect');

exports.fetch = require('undici/lib/web/fetch').fetch;
exports.ProxyAgent = require('undici/lib/dispatcher/proxy-agent');
