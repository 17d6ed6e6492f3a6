/** Exports for the server from another language's build: its pages, and the context of their loaders. */

export * as build from 'virtual:react-router/server-build';
export { portalContext } from '#web/lib/portal-context.ts';
