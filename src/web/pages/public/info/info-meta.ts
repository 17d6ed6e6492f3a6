import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '#web/lib/meta.ts';
import { portalContext } from '#web/lib/portal-context.ts';

/** Loads the public URL for an information page. */
export const infoLoader = ({ context }: Pick<LoaderFunctionArgs, 'context'>) => ({
  publicUrl: context.get(portalContext).publicUrl,
});

/** Title, description and canonical address of an information page. */
export const infoMeta =
  (path: string, { title, description }: { title: string; description: string }) =>
  ({ loaderData }: { loaderData: { publicUrl: string } | undefined }): MetaDescriptor[] =>
    pageMeta({ title, description, canonical: loaderData && new URL(path, loaderData.publicUrl).href });
