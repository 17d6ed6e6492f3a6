import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { emailProblem, LIMITS, phoneProblem } from '#contract/rules.ts';
import { APPLY_FOR } from '#contract/vocabularies.ts';
import { nameOf } from '#web/candidates/load-candidates.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FieldHint, FieldScope, useControl } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, Row, Who } from '#web/components/table.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure } from '#web/lib/form-errors.ts';
import { dayText } from '#web/lib/formats.ts';
import { type CandidateLineProps, CandidateName, Photo } from '#web/pages/admin/candidates/candidate-cells.tsx';
import type { CandidateRow } from '#web/pages/admin/candidates/load-candidates.ts';
import { typedOver } from '#web/pages/admin/list/typed-over.ts';
import { adminWords } from '#web/words/en/admin.ts';
import { candidateWords as words } from '#web/words/en/admin-candidates.ts';

const { columns } = words;
const NAMES = ['email', 'phone', 'applyFor'] as const;
type Name = (typeof NAMES)[number];

const valuesOf = (row: CandidateRow): Record<Name, string> => ({
  email: row.email ?? '',
  phone: row.phone ?? '',
  applyFor: row.applyFor,
});

/** What was said when a row was left with something unsaved: taken back when it is edited again. */
const told = new Map<string, () => void>();

/** A row being edited in its place: e-mail, phone and applied for. What was typed stays whatever the server says. */
export function EditLine(line: CandidateLineProps) {
  const { row, pick, status, close } = line;
  const name = nameOf(row);
  const formId = useId();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** What the server has: the row, or what it showed when somebody else was faster. */
  const [base, setBase] = useState(row);
  const form = useForm({ defaultValues: valuesOf(row), shouldFocusError: true });
  const { errors, isDirty } = form.formState;
  const draft = useDraft(form, `candidate-${row._id}`, { base: valuesOf(row), mend: typedOver });
  /** Typed, and neither saved nor given up: whoever sorts, filters or leaves is told that it is kept. */
  const unsaved = useRef(false);
  const tell = useEffectEvent(() => {
    if (unsaved.current) told.set(row._id, toast.error(words.unsaved(name)));
  });
  useEffect(() => {
    told.get(row._id)?.();
    told.delete(row._id);
  }, [row._id]);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  useEffect(() => () => tell(), []);
  const end = () => {
    unsaved.current = false;
    draft.drop();
    close();
  };
  const startOver = () => {
    form.reset(valuesOf(base));
    draft.forget();
    form.setFocus('email');
  };
  const first = useRef(true);
  useEffect(() => {
    if (first.current) form.setFocus('email');
    first.current = false;
  }, [form]);

  const save = async (typed: Record<Name, string>) => {
    if (busy) return;
    const now = valuesOf(base);
    const changed = Object.fromEntries(NAMES.filter((key) => typed[key] !== now[key]).map((key) => [key, typed[key]]));
    if (Object.keys(changed).length === 0) return end();
    setBusy(true);
    const headers: Record<string, string> = base.version === undefined ? {} : { 'If-Match': `"${base.version}"` };
    try {
      await call('updateCandidate', { params: { id: row._id }, body: changed }, { headers });
      toast.done(words.saved);
      unsaved.current = false;
      draft.drop();
      await revalidate();
      close();
    } catch (failure) {
      setBusy(false);
      showFailure(form, failure, NAMES, { otherwise: words.saveFailed });
      if (failure instanceof CallFailed && failure.code === 'STALE_VERSION' && failure.current)
        // The server's newer row, cut to the same schema as the list's.
        setBase(failure.current as CandidateRow);
      const wrong = NAMES.find((key) => form.getFieldState(key).invalid);
      if (wrong) form.setFocus(wrong);
    }
  };
  const refused = errors.root?.server?.message;
  const elsewhere = NAMES.filter((key) => valuesOf(base)[key] !== valuesOf(row)[key]);
  const field = (key: Name) => ({ label: columns[key], error: errorAt(errors, key) });
  return (
    <FieldScope value={`edit-${row.userCode}`}>
      <Row
        selected
        className="editing"
        onKeyDown={(event) => {
          // What was typed is kept, and said to be; Cancel gives it up.
          if (event.key === 'Escape') {
            if (unsaved.current) close();
            else end();
          }
        }}
      >
        {pick}
        <Cell>
          <Who face={<Photo {...line} />} name={<CandidateName row={row} />} sub={row.userCode} />
        </Cell>
        <Cell label={columns.email}>
          <InlineField name="email" {...field('email')} hint={words.emailHint}>
            {(control) => (
              <input
                {...control}
                {...form.register('email', { validate: (typed) => emailProblem(typed) ?? true })}
                form={formId}
                type="email"
                inputMode="email"
                autoComplete="off"
                maxLength={LIMITS.email}
                className="input input-s w-full"
              />
            )}
          </InlineField>
        </Cell>
        <Cell label={columns.phone}>
          <InlineField name="phone" {...field('phone')}>
            {(control) => (
              <input
                {...control}
                {...form.register('phone', {
                  validate: (typed) => (typed === valuesOf(base).phone ? true : (phoneProblem(typed) ?? true)),
                })}
                form={formId}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                maxLength={LIMITS.phone}
                className="input input-s num w-full"
              />
            )}
          </InlineField>
        </Cell>
        <Cell label={columns.gender}>{adminWords.genders[row.gender]}</Cell>
        <Cell label={columns.applyFor}>
          <InlineField name="applyFor" {...field('applyFor')}>
            {(control) => (
              <span className="select">
                <select
                  {...control}
                  {...form.register('applyFor')}
                  form={formId}
                  className="input input-s w-full min-w-0!"
                >
                  {APPLY_FOR.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </select>
                <Icon as={ChevronDown} />
              </span>
            )}
          </InlineField>
        </Cell>
        <Cell label={columns.joined} className="num nowrap">
          {dayText(row.createdAt)}
        </Cell>
        <Cell kind="status">
          <StatusBadge status={status} />
        </Cell>
        <Cell kind="actions" colSpan={2}>
          <form id={formId} noValidate onSubmit={form.handleSubmit(save)} className="contents">
            <Button
              type="submit"
              variant="primary"
              size="s"
              busy={busy}
              busyLabel={words.saving}
              aria-label={words.saveWhom(name)}
            >
              {words.save}
            </Button>
            <Button variant="quiet" size="s" aria-label={words.cancelWhom(name)} onClick={end}>
              {words.cancel}
            </Button>
          </form>
        </Cell>
      </Row>
      {draft.restored ? (
        <tr className="on">
          <td colSpan={pick ? 10 : 9} className="whitespace-normal!">
            <Notice live="status">
              {words.restored}{' '}
              <button type="button" className="link" onClick={startOver}>
                {words.startOver}
              </button>
            </Notice>
          </td>
        </tr>
      ) : null}
      {refused ? (
        <tr className="on">
          <td colSpan={pick ? 10 : 9} className="whitespace-normal!">
            <Notice tone="red" live="alert" title={words.saveFailed}>
              {refused === words.saveFailed ? null : refused}
              {elsewhere.length > 0 ? (
                <p className="mt-1">
                  {elsewhere.map((key) => words.now(columns[key], valuesOf(base)[key])).join(' ')} {words.saveAgain}
                </p>
              ) : null}
            </Notice>
          </td>
        </tr>
      ) : null}
    </FieldScope>
  );
}

const WIDTHS: Readonly<Record<Name, string>> = { email: 'sm:w-52', phone: 'sm:w-36', applyFor: 'sm:w-30' };

interface InlineFieldProps {
  name: Name;
  label: string;
  hint?: string;
  error: string | undefined;
  children: (control: ReturnType<typeof useControl> & { 'aria-label': string }) => ReactNode;
}

/** A control in a cell; the column's head is its label, its error stands under it. */
function InlineField({ name, label, hint, error, children }: InlineFieldProps) {
  const control = useControl({ name, hint, error });
  return (
    <span
      className={classNames(
        'grid w-full grid-cols-[minmax(0,1fr)] gap-1 leading-normal whitespace-normal',
        WIDTHS[name],
        error && 'field-error',
      )}
    >
      {children({ ...control, 'aria-label': label })}
      <FieldHint id={control.id} hint={hint} error={error} />
    </span>
  );
}
