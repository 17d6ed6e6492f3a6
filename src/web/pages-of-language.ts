/** What the server loads of another language's build: its pages, and what their loaders ask through. */

export * as build from 'virtual:react-router/server-build';
export { portalContext } from '#web/lib/portal-context.ts';
