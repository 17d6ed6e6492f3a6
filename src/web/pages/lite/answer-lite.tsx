import type { LoaderFunctionArgs } from 'react-router';
import { liteOfflineTexts, liteTexts as texts } from '#texts/lite.ts';
import { pageTexts } from '#texts/pages.ts';
import { isJobId } from '#web/lib/job-links.ts';
import { type Portal, portalContext } from '#web/lib/portal-context.ts';
import { at, litePage } from '#web/pages/lite/lite-page.tsx';

/** Context for rendering a page. */
export interface LiteRequest {
  url: URL;
  portal: Portal;
  params: LoaderFunctionArgs['params'];
}

/** Responds with a page; a refusal becomes a page that states the reason, with the refusal's status. */
export const answerLite =
  (answer: (request: LiteRequest) => Promise<Response> | Response, full: string) =>
  async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    const url = new URL(request.url);
    const portal = context.get(portalContext);
    try {
      return await answer({ url, portal, params });
    } catch (error) {
      const status = statusOf(error);
      if (status === undefined || !(error instanceof Error)) throw error;
      const isOfJob = status === 404 && Object.values(params).some((id) => id && isJobId(id));
      const title = isOfJob ? pageTexts.jobNotHere : status === 404 ? pageTexts.notFound : texts.failedTitle;
      return litePage({
        url,
        portal,
        title,
        full,
        status,
        children: (
          <>
            <h1>{title}</h1>
            <p className="stack">{isOfJob ? pageTexts.goneHelp : error.message}</p>
            <a className="button" href={at('/lite/jobs')}>
              {texts.allJobs}
            </a>
            {isOfJob && params.id ? <Unsendable id={params.id} /> : null}
          </>
        ),
      });
    }
  };

/** The application that this device keeps for a job that is gone, filled in by the script: to be copied or deleted. */
function Unsendable({ id }: { id: string }) {
  return (
    <section id={id} className="stack" data-gone hidden>
      <h2>{liteOfflineTexts.unsendable}</h2>
      <p>{liteOfflineTexts.unsendableHelp}</p>
      <blockquote />
      <p>
        <button type="button" className="button">
          {liteOfflineTexts.drop}
        </button>
      </p>
    </section>
  );
}

/** The status of a refusal, recognized by its name because pages and server may not share the class. */
const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || error.name !== 'Problem' || !('status' in error)) return undefined;
  const status = Number(error.status);
  return status >= 400 ? status : undefined;
};
