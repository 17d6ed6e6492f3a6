import type { ReactNode } from 'react';
import { ACCOUNT_STATUSES, type AccountStatus } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { candidateTexts as texts } from '#texts/admin-candidates.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Cell } from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import type { ShownFile } from '#web/pages/admin/candidates/candidate-files.tsx';
import type { CandidateRow } from '#web/pages/admin/candidates/candidate-queries.ts';
import type { CandidateView } from '#web/pages/admin/candidates/views.ts';
import type { LineProps } from '#web/pages/admin/list/managed-list.tsx';

const { columns } = texts;

export interface CandidateLineProps extends LineProps<CandidateRow, AccountStatus> {
  view: CandidateView;
  onFile: (kind: ShownFile['kind']) => void;
}

/** Avatar; opens the picture if there is one. */
export function Photo({ row, onFile }: Pick<CandidateLineProps, 'row' | 'onFile'>) {
  const name = nameOf(row);
  const src = fileAddress(row.profilePic);
  const face = <Avatar name={name} src={src} size="s" />;
  if (!src) return face;
  return (
    <button
      type="button"
      className="relative shrink-0 rounded-full before:absolute before:-inset-2 before:content-['']"
      aria-label={adminTexts.pictureOf({ name })}
      onClick={() => onFile('picture')}
    >
      {face}
    </button>
  );
}

/** Name in the first column, truncated when too long; where columns share tracks it is whole. */
export function CandidateName({ row }: { row: CandidateRow }) {
  return (
    <span
      title={nameOf(row)}
      className="unstacked:line-clamp-2 unstacked:w-max unstacked:max-w-40 unstacked:whitespace-normal"
    >
      <Typed>{nameOf(row)}</Typed>
    </span>
  );
}

/** Contact details: two cells. */
export function Contact({ row }: { row: CandidateRow }) {
  return (
    <>
      <Cell label={columns.email}>
        <span
          title={row.email}
          className="wrap-anywhere unstacked:line-clamp-3 unstacked:min-w-32 unstacked:max-w-44 unstacked:whitespace-normal"
        >
          {row.email ? <Breakable>{row.email}</Breakable> : null}
        </span>
      </Cell>
      <Cell label={columns.phone} className="num whitespace-nowrap">
        {row.phone ? phoneText(row.phone) : <Missing>{texts.notSaid}</Missing>}
      </Cell>
    </>
  );
}

/** Editable status. */
export function StatusCell({ row, status, onStatus }: Pick<CandidateLineProps, 'row' | 'status' | 'onStatus'>) {
  return (
    <Cell kind="status">
      <StatusSelect status={status} options={ACCOUNT_STATUSES} of={nameOf(row)} onSelect={onStatus} />
    </Cell>
  );
}

/** Opens the resume, or says that there is none. */
export function ResumeCell({ row, onFile }: Pick<CandidateLineProps, 'row' | 'onFile'>) {
  const kind = /\.(\w+)(?:\?|$)/.exec(row.resumePath ?? '')?.[1]?.toUpperCase() ?? adminTexts.openResume;
  return (
    <Cell label={columns.resume}>
      {row.resumePath ? (
        <Button
          variant="quiet"
          size="s"
          className="-ml-[0.7rem] underline decoration-line-strong underline-offset-4"
          aria-label={texts.resumeOf({ kind, name: nameOf(row) })}
          onClick={() => onFile('resume')}
        >
          {kind}
        </Button>
      ) : (
        <span className="block whitespace-normal">
          <Missing>{adminTexts.noResume}</Missing>
        </span>
      )}
    </Cell>
  );
}

/** Placeholder for a missing value. */
export const Missing = ({ children }: { children: ReactNode }) => <span className="muted">{children}</span>;
