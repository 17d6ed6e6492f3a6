import { DAYS_AHEAD } from './clock-ahead.ts';

// Loaded first by each test worker. Only the current time moves: the prototype stays the same, and timers are
// unchanged.
const RealDate = Date;
const now = (): number => RealDate.now() + DAYS_AHEAD * 86_400_000;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: () => new Date().toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
