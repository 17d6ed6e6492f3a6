import { DAYS_AHEAD } from './clock-ahead.ts';

// Each worker of the tests loads this before anything else. Only the present moves: the prototype stays the same, and
// timers go on as they are.
const RealDate = Date;
const now = (): number => RealDate.now() + DAYS_AHEAD * 86_400_000;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: () => new Date().toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
