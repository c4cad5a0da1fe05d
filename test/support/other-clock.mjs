// Loaded with `--import`: the process's wall clock is CLOCK_AHEAD_MS ahead, and its time passes CLOCK_SPEED times as fast,
// timers included.
const [ahead, speed] = [process.env.CLOCK_AHEAD_MS ?? 0, process.env.CLOCK_SPEED ?? 1].map(Number);
const [now, monotonic, later] = [Date.now, performance.now.bind(performance), setTimeout];
const began = now();

Date.now = () => began + ahead + Math.round((now() - began) * speed);
Object.defineProperty(performance, 'now', { value: () => monotonic() * speed });
globalThis.setTimeout = (then, ms = 0, ...given) => later(then, ms / speed, ...given);
