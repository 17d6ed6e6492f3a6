import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Typed } from '#web/components/typed.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText } from '#web/lib/formats.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { DecideForm } from '#web/pages/admin/reports/decide-form.tsx';
import { Evidence } from '#web/pages/admin/reports/evidence.tsx';
import { Posting } from '#web/pages/admin/reports/posting.tsx';
import { CaseHistory, RecruiterPast } from '#web/pages/admin/reports/recruiter-history.tsx';
import { JobBadge, StateBadges } from '#web/pages/admin/reports/report-badges.tsx';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';
import { faceOf, ReportedLines } from '#web/pages/admin/reports/reported-face.tsx';
import { ReportedPage } from '#web/pages/admin/reports/reported-page.tsx';

const { one } = texts;

interface ReportCaseProps {
  entry: Reported;
  /** Its position among the cases on the page. */
  at: number;
  of: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onDecided: (entry: Reported) => void;
}

/** One reported job or company with everything needed for a decision: evidence, what is public, recruiter, decisions. */
export function ReportCase({ entry, at, of, onStep, onClose, onDecided }: ReportCaseProps) {
  const whole = useRef<HTMLElement>(null);
  const singleKeys = useSingleKeys();
  // Each opened case takes the focus, so that its keyboard shortcuts work.
  useEffect(() => {
    whole.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const letters: Readonly<Record<string, () => void>> = { j: () => onStep(1), k: () => onStep(-1) };
    const action = event.key === 'Escape' ? onClose : singleKeys ? letters[event.key.toLowerCase()] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  const { name, owner, logo } = faceOf(entry);
  return (
    // Single-key shortcuts work only while the focus is inside, and each has a button too.
    <article
      ref={whole}
      tabIndex={-1}
      aria-labelledby="case-title"
      onKeyDown={onKeyDown}
      className="stack gap-6 outline-none"
    >
      <div className="row wrap between gap-3">
        <Button variant="quiet" size="m" icon={ArrowLeft} className="-ml-3" onClick={onClose}>
          {one.back}
        </Button>
        <div className="row row-s">
          <span className="small soft num">{one.place({ at: countText(at + 1), of: countText(of) })}</span>
          <Button size="m" iconOnly icon={ChevronUp} disabled={at === 0} onClick={() => onStep(-1)}>
            {one.previous}
          </Button>
          <Button size="m" iconOnly icon={ChevronDown} disabled={at === of - 1} onClick={() => onStep(1)}>
            {one.next}
          </Button>
        </div>
      </div>
      <header className="row gap-4">
        <CompanyMark name={owner} src={fileAddress(logo)} size="l" />
        <div className="stack min-w-0 grow gap-1">
          <h2 id="case-title" className="h3 break-words">
            <Typed>{name}</Typed>
          </h2>
          <p className="soft break-words">
            <ReportedLines entry={entry} />
          </p>
          <p className="row wrap gap-2 pt-1">
            <StateBadges entry={entry} />
            {entry.about === 'job' ? <JobBadge entry={entry} /> : null}
          </p>
        </div>
      </header>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_400px] xl:grid-rows-[auto_1fr]">
        <Evidence entry={entry} />
        <aside className="stack gap-8 xl:row-span-2">
          <DecideForm
            entry={entry}
            onDecided={(decided) => {
              // The form is removed or reset with other choices.
              whole.current?.focus({ preventScroll: true });
              onDecided(decided);
            }}
          />
          <CaseHistory entry={entry} />
          <RecruiterPast entry={entry} />
        </aside>
        {entry.about === 'job' ? <Posting entry={entry} /> : <ReportedPage entry={entry} />}
      </div>
    </article>
  );
}
