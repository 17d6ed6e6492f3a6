/** Exports for the server what it needs of the pages in another language: the pages, and the context of their loaders. */

export * as build from 'virtual:react-router/server-build';
export { portalContext } from '#web/lib/portal-context.ts';
