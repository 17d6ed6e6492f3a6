import { useRef, useState } from 'react';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Combobox } from '#web/components/combobox.tsx';
import { call } from '#web/lib/api-client.ts';
import { DOT } from '#web/lib/dot.ts';
import { type Read, read } from '#web/lib/queries.ts';
import { useSuggestions } from '#web/lib/use-suggestions.ts';
import type { ImportRecruiter } from '#web/pages/admin/import/import-run.ts';

const MOST = 15;

interface RecruiterFieldProps {
  value: ImportRecruiter | undefined;
  /** The newest recruiters, offered before typing. */
  newest: readonly ImportRecruiter[];
  error: string | undefined;
  onChoose: (recruiter: ImportRecruiter | undefined) => void;
}

/** Query for recruiters that may post jobs. */
const postable = (q?: string) => ({ query: { q, status: ['Active', 'Not Active'], limit: MOST } }) as const;

/** The newest recruiters that may post jobs. */
export const NEWEST = read('listRecruiters', postable());

/** Recruiters as options: the label contains every text that the search matches. */
export const asChoices = (rows: Read<'listRecruiters'>['body']): ImportRecruiter[] =>
  rows.map(({ _id, companyName, firstName, lastName, userCode, email }) => ({
    id: _id,
    label: [companyName, [firstName, lastName].filter(Boolean).join(' '), userCode, email].filter(Boolean).join(DOT),
  }));

/** Finds a recruiter by company, name, email or code. */
export function RecruiterField({ value, newest, error, onChoose }: RecruiterFieldProps) {
  const [text, setText] = useState(value?.label ?? '');
  const known = useRef(new Map(newest.map(({ id, label }) => [label, id])));
  const [suggest] = useState(() => async (typed: string, signal: AbortSignal) => {
    // A chosen label is searched by its company only.
    const q = known.current.has(typed) ? typed.split(DOT)[0] : typed;
    const found = asChoices(await call('listRecruiters', postable(q), { signal }));
    for (const { id, label } of found) known.current.set(label, id);
    return found.map(({ label }) => label);
  });
  const found = useSuggestions(text, suggest);
  const options = [...new Set([...found, ...newest.map(({ label }) => label), ...(value ? [value.label] : [])])];
  return (
    <Combobox
      name="recruiter"
      label={texts.recruiter}
      hint={texts.recruiterHint}
      placeholder={texts.recruiterPlaceholder}
      allowsOther
      suggested
      options={options}
      value={text || null}
      error={error}
      onValueChange={(typed) => {
        const label = typed ?? '';
        setText(label);
        const id = known.current.get(label);
        onChoose(id ? { id, label } : undefined);
      }}
    />
  );
}
