import { registerHooks } from 'node:module';

registerHooks({
  resolve(spec, ctx, next) {
    const r = next(spec, ctx);
    return r.url?.endsWith('.json') ? { ...r, importAttributes: { ...r.importAttributes, type: 'json' } } : r;
  },
});
