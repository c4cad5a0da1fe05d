// GitHub's own packages import JSON without saying so, as bundlers let them; Node and the next Jest want it said.
export default {
  process: (source) => ({
    code: source.replace(/^(import \w+ from "[^"]+\.json");/gm, '$1 with { type: "json" };'),
  }),
};
