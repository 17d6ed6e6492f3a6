/** Demo data: invented companies and people, filled in once on a portal that only this machine can reach. */
export { hasDemoData } from './demo.store.ts';
export { fillDemoData } from './fill-demo-data.ts';
