// GitHub's packages import JSON without the import attribute, as bundlers allow. Node requires it.
export default {
  process: (source) => ({
    code: source.replace(/^(import \w+ from "[^"]+\.json");/gm, '$1 with { type: "json" };'),
  }),
};
