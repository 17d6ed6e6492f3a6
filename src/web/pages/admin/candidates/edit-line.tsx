import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { LIMITS } from '#contract/rules.ts';
import { APPLY_FOR } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { candidateTexts as texts } from '#texts/admin-candidates.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FieldHint, FieldScope, useControl } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { NewerVersion } from '#web/components/newer-version.tsx';
import { Notice } from '#web/components/notice.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, IdentityCell, Row } from '#web/components/table.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { dayText } from '#web/lib/formats.ts';
import { type CandidateLineProps, CandidateName, Photo } from '#web/pages/admin/candidates/candidate-cells.tsx';
import { type EditedField, useCandidateEdit } from '#web/pages/admin/candidates/use-candidate-edit.ts';

const WIDTHS: Readonly<Record<EditedField, string>> = {
  email: 'unstacked:w-44',
  phone: 'unstacked:w-30',
  applyFor: 'unstacked:w-30',
};

interface InlineFieldProps {
  name: EditedField;
  label: string;
  hint?: string;
  error: string | undefined;
  children: (control: ReturnType<typeof useControl> & { 'aria-label': string }) => ReactNode;
}

/** A control in a cell: the column header is its label, its error is shown below it. */
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

const { columns } = texts;

/**
 * A row in inline editing. The fields take the place of the dates, so that the table does not outgrow its container: its
 * actions stay above the columns and would cover the status. Typed values survive any server error.
 */
export function EditLine(line: CandidateLineProps) {
  const { row, pick, status, close } = line;
  const name = nameOf(row);
  const formId = useId();
  const edit = useCandidateEdit(row, close);
  const { form, busy, leave, end, refused, conflict } = edit;
  const field = (key: EditedField) => ({ label: columns[key], error: edit.errorOf(key) });
  return (
    <FieldScope value={`edit-${row.userCode}`}>
      <Row
        selected
        className="editing"
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
        }}
      >
        {pick}
        <Cell>
          <IdentityCell face={<Photo {...line} />} name={<CandidateName row={row} />} sub={row.userCode} />
        </Cell>
        <Cell label={columns.email} stacks={{ track: 3, line: 'upper', wide: true }}>
          <InlineField name="email" {...field('email')} hint={texts.emailHint}>
            {(control) => (
              <input
                {...control}
                {...form.register('email')}
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
        <Cell label={columns.phone} colSpan={2}>
          <InlineField name="phone" {...field('phone')}>
            {(control) => (
              <input
                {...control}
                {...form.register('phone')}
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
        <Cell label={columns.gender} stacks={{ track: 5, line: 'upper' }} className="unstacked:hidden">
          {row.gender && genderTexts[row.gender]}
        </Cell>
        <Cell label={columns.applyFor} stacks={{ track: 4, line: 'lower', wide: true }} colSpan={3}>
          <InlineField name="applyFor" {...field('applyFor')}>
            {(control) => (
              <span className="select">
                <select
                  {...control}
                  {...form.register('applyFor')}
                  form={formId}
                  className="input input-s w-full min-w-0"
                >
                  {APPLY_FOR.map((one) => (
                    <option key={one} value={one}>
                      {applyForTexts[one]}
                    </option>
                  ))}
                </select>
                <Icon as={ChevronDown} />
              </span>
            )}
          </InlineField>
        </Cell>
        <Cell label={columns.joined} stacks="left-out" className="num nowrap unstacked:hidden">
          {dayText(row.createdAt)}
        </Cell>
        <Cell label={columns.lastActive} stacks="left-out" className="num nowrap unstacked:hidden">
          {row.lastActiveAt ? dayText(row.lastActiveAt) : adminTexts.never}
        </Cell>
        <Cell kind="status">
          <StatusBadge status={status} />
        </Cell>
        <Cell kind="actions" stacks={{ track: 6, line: 'lower' }} colSpan={2}>
          <form id={formId} noValidate onSubmit={edit.submit} className="contents">
            <Button
              type="submit"
              variant="primary"
              size="s"
              busy={busy}
              busyLabel={texts.saving}
              aria-label={texts.saveWhom({ name })}
            >
              {texts.save}
            </Button>
            <Button variant="quiet" size="s" aria-label={texts.cancelWhom({ name })} onClick={end}>
              {texts.cancel}
            </Button>
          </form>
        </Cell>
      </Row>
      {edit.restored ? (
        <tr className="on">
          <td colSpan={pick ? 11 : 10} className="whitespace-normal">
            <Notice live="status">
              {texts.restored}{' '}
              <button type="button" className="link" onClick={edit.startOver}>
                {texts.startOver}
              </button>
            </Notice>
          </td>
        </tr>
      ) : null}
      {refused ? (
        <tr className="on">
          <td colSpan={pick ? 11 : 10} className="whitespace-normal">
            <Notice tone="red" live="alert" title={texts.saveFailed}>
              {refused === texts.saveFailed ? null : refused}
            </Notice>
          </td>
        </tr>
      ) : null}
      {conflict ? (
        <tr className="on">
          <td colSpan={pick ? 11 : 10} className="whitespace-normal">
            <NewerVersion {...conflict} />
          </td>
        </tr>
      ) : null}
    </FieldScope>
  );
}
