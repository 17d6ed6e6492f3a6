import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '#web/lib/meta.ts';
import { portalContext } from '#web/lib/portal-context.ts';

/** Loads the public URL for an information page. */
export const infoLoader = ({ context }: Pick<LoaderFunctionArgs, 'context'>) => ({
  publicUrl: context.get(portalContext).publicUrl,
});

/** Title, description and canonical address of an information page, or of another page without parameters. */
export const infoMeta =
  (path: string, words: { title: string; whole?: boolean; description: string }) =>
  ({ loaderData }: { loaderData: { publicUrl: string } | undefined }): MetaDescriptor[] =>
    pageMeta({ ...words, canonical: loaderData && new URL(path, loaderData.publicUrl).href });
