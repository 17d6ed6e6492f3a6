import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Section } from '#web/components/section.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import { type Read, useRead } from '#web/lib/queries.ts';
import { IMPORTS } from '#web/pages/admin/jobs/job-queries.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';

type Import = Read<'listImports'>['body'][number];

const { past: words } = texts;

const whomOf = ({ recruiter }: Import): string =>
  recruiter ? [recruiter.companyName, recruiter.userCode].filter(Boolean).join(' · ') : texts.nobody;

/** What was imported before, each with the way to its jobs and the way back. Nothing while nothing was. */
export function PastImports() {
  const imports = useRead(IMPORTS);
  const [asked, setAsked] = useState<Import>();
  const toast = useToast();
  const takeBack = useMutation({
    mutationFn: ({ _id }: Import) => call('takeBackImport', { params: { id: _id } }),
    onSuccess: ({ deleted, closed }) => {
      setAsked(undefined);
      toast.done(words.done({ deleted: countText(deleted), closed: countText(closed) }));
    },
  });
  if (!imports.ok || imports.data.body.length === 0) return null;
  return (
    <Section title={words.title} id="past-imports" look="h3">
      <Table
        caption={words.title}
        head={
          <>
            {[words.when, words.file, words.whom, words.jobs].map((label) => (
              <HeadCell key={label}>{label}</HeadCell>
            ))}
            <HeadCell hidden>{adminTexts.columns.actions}</HeadCell>
          </>
        }
      >
        {imports.data.body.map((one) => (
          <Row key={one._id}>
            <Cell className="num nowrap">{dateTimeText(one.createdAt)}</Cell>
            <Cell label={words.file} className="wrap-anywhere whitespace-normal">
              {one.fileName}
            </Cell>
            <Cell label={words.whom} className="wrap-anywhere whitespace-normal">
              {whomOf(one)}
            </Cell>
            <Cell label={words.jobs} className="num">
              {one.takenBackAt
                ? words.takenBack
                : words.left({ left: countText(one.jobs), added: countText(one.added) })}
            </Cell>
            <Cell kind="actions">
              <ButtonLink variant="quiet" size="s" to={`${tabAddress('jobs')}?import=${one._id}`}>
                {words.show}
              </ButtonLink>
              {one.takenBackAt ? null : (
                <Button variant="quiet" size="s" onClick={() => setAsked(one)}>
                  {words.takeBack}
                </Button>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
      {asked ? (
        <ConfirmDialog
          title={words.ask({ count: asked.jobs })}
          tone="danger"
          confirmLabel={words.confirm({ count: asked.jobs })}
          busyLabel={words.busy}
          busy={takeBack.isPending}
          error={takeBack.error ? messageOf(takeBack.error) || words.failed : undefined}
          onConfirm={() => takeBack.mutate(asked)}
          onClose={() => {
            takeBack.reset();
            setAsked(undefined);
          }}
        >
          {words.help}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
