import { useMutation, useQueries } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { DismissedListing } from '#contract/fit.ts';
import { bestFitTexts as texts } from '#texts/best-fit.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CompanyLine } from '#web/features/jobs/company-line.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { read, refetchInvalidated } from '#web/lib/queries.ts';
import type { PagedList } from '#web/pages/candidate/paging.ts';

const ROWS = 20;

/** The jobs that the candidate hid from their recommendations, newest first. */
export const HIDDEN: PagedList<'dismissedJobs'> = {
  limit: ROWS,
  at: (page) => read('dismissedJobs', { query: { page, limit: ROWS } }),
};

interface HiddenJobsProps {
  /** Called before the list is read again; with `focus`, the job's card in the list takes the focus. */
  onBack: (id: string, options: { focus: boolean }) => void;
  /** Called when the last row was removed, and the focus with it. */
  onLastGone: () => void;
}

/** The jobs marked "Not for me", each with a button that undoes it. Renders nothing without any. */
export function HiddenJobs({ onBack, onLastGone }: HiddenJobsProps) {
  const [shown, setShown] = useState(1);
  const pages = useQueries({ queries: Array.from({ length: shown }, (_, index) => HIDDEN.at(index + 1)) });
  const rows = [...new Map(pages.flatMap(({ data }) => data?.body ?? []).map((row) => [row.job._id, row])).values()];
  const total = pages[0]?.data?.total ?? 0;
  const list = useRef<HTMLUListElement>(null);
  /** Position of the row that held the focus, until it is gone. */
  const removed = useRef<{ id: string; at: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useEffect(() => {
    const gone = removed.current;
    if (!gone || rows.some(({ job }) => job._id === gone.id)) return;
    removed.current = undefined;
    // Elsewhere already, such as on the card in the list.
    if (document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.item(Math.min(gone.at, buttons.length - 1));
    if (next) next.focus();
    else onLastGone();
  }, [rows.map(({ job }) => job._id).join()]);
  if (rows.length === 0) return null;
  return (
    <details className="hidden-jobs group/fold">
      <summary>
        {texts.hidden({ count: countText(total) })}
        <Icon as={ChevronDown} size="s" className="transition-[rotate] group-open/fold:rotate-180" />
      </summary>
      <p className="soft small">{texts.hiddenHelp}</p>
      <ul ref={list}>
        {rows.map((row, at) => (
          <HiddenJob
            key={row.job._id}
            {...row}
            onBack={() => {
              removed.current = { id: row.job._id, at };
              onBack(row.job._id, { focus: rows.length === 1 });
            }}
          />
        ))}
      </ul>
      {rows.length < total ? (
        <Button size="s" busy={pages.some(({ isFetching }) => isFetching)} onClick={() => setShown(shown + 1)}>
          {texts.moreHidden}
        </Button>
      ) : null}
    </details>
  );
}

function HiddenJob({ job, closed, reason, dismissedAt, onBack }: DismissedListing & { onBack: () => void }) {
  const toast = useToast();
  const { title, companyName: company } = job;
  const undo = useMutation({
    mutationFn: async () => {
      await call('undismissJob', { params: { jobId: job._id } });
      onBack();
      await refetchInvalidated();
    },
    onSuccess: () => toast.done(closed ? texts.hiddenRemoved({ title }) : texts.shownAgain({ title })),
    onError: (failure) => toast.error([texts.undoFailed, messageOf(failure)].filter(Boolean).join(' ')),
  });
  const named = closed ? texts.removeHiddenOf : texts.showAgainOf;
  return (
    <li>
      <div className="min-w-0 break-words">
        <p className="row wrap gap-x-2 gap-y-1">
          {closed ? (
            <>
              <strong className="min-w-0 break-words">
                <Typed>{title}</Typed>
              </strong>
              <StatusBadge status="Closed" />
            </>
          ) : (
            <Link className="link min-w-0 break-words" to={jobPath(job)}>
              <Typed>{title}</Typed>
            </Link>
          )}
        </p>
        <p className="soft">{closed ? <Typed>{company}</Typed> : <CompanyLine {...job} />}</p>
        <p className="muted">{texts.hiddenOn({ day: dayText(dismissedAt), reason: reason ?? 'none' })}</p>
      </div>
      <Button size="s" busy={undo.isPending} aria-label={named({ title, company })} onClick={() => undo.mutate()}>
        {closed ? texts.removeHidden : texts.showAgain}
      </Button>
    </li>
  );
}
