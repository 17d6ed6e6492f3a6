import { type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { openedPart } from '#web/components/opened-part.tsx';
import type { Reportable } from '#web/features/reports/reportable.ts';

const ReportDialog = openedPart(async () => (await import('#web/features/reports/report-dialog.tsx')).ReportDialog);

interface ReportLinkProps {
  what: Reportable;
  /** The report page. */
  to: string;
  children: ReactNode;
}

/** Opens the report over the page; without scripts, and in a new tab, it links to the report page. */
export function ReportLink({ what, to, children }: ReportLinkProps) {
  const [open, setOpen] = useState(false);
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={to} onClick={openHere}>
        {children}
      </Link>
      {/* A portal, so that its text is not part of the notice or dialog around the link. */}
      {open ? createPortal(<ReportDialog what={what} onClose={() => setOpen(false)} />, document.body) : null}
    </>
  );
}
