import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { CallOutput } from '#contract/api.ts';
import { accountTexts, emailTexts as texts } from '#texts/account.ts';
import { Wrapped } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { EmailNotice } from '#web/features/accounts/email-notice.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import type { UserKind } from '#web/lib/session.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { CurrentPasswordField } from '#web/pages/account/current-password-field.tsx';
import { useOpened } from '#web/pages/account/opened.ts';

const LABELS = { email: texts.newEmail, currentPassword: accountTexts.currentPassword };
type Values = Record<keyof typeof LABELS, string>;

const resolver: Resolver<Values> = contractResolver({
  schema: async () => (await import('#contract/own-account.ts')).EmailChange,
  fields: Object.keys(LABELS),
});

interface EmailFormProps {
  kind: UserKind;
  onClose: () => void;
  /** Called with the server's message. */
  onDone: (message: string) => void;
}

/** Form for a new email address, which takes effect only when the link sent to it is opened. */
function EmailForm({ kind, onClose, onDone }: EmailFormProps) {
  const form = useForm<Values>({ shouldFocusError: false, resolver });
  const { errors } = form.formState;
  const send = async (body: Values) => onDone((await call('changeEmail', { body })).message);
  return (
    <AccountForm
      form={form}
      scope="email"
      label={texts.change}
      labels={LABELS}
      action={texts.send}
      acting={texts.sending}
      send={send}
      onClose={onClose}
    >
      <EmailField
        label={texts.newEmail}
        hint={texts.hint}
        autoComplete="email"
        autoFocus
        error={errorAt(errors, 'email')}
        {...form.register('email')}
      />
      <CurrentPasswordField
        kind={kind}
        error={errorAt(errors, 'currentPassword')}
        {...form.register('currentPassword')}
      />
    </AccountForm>
  );
}

type Account = CallOutput<'getAccount'>;

/** Email address: the current one, the pending one, and the form for a new one. */
export function EmailSection({ kind, account }: { kind: UserKind; account: Account }) {
  const { open, wasOpen, show, close } = useOpened('email');
  const [sent, setSent] = useState<string>();
  return (
    <AccountSection id="email" title={texts.title} lead={texts.lead}>
      <Facts
        facts={[
          {
            label: texts.present,
            value: <Wrapped>{account.email}</Wrapped>,
          },
        ]}
      />
      {sent ? (
        <Notice tone="green" live="status" title={<Wrapped>{sent}</Wrapped>} />
      ) : open ? null : (
        <EmailNotice kind={kind} account={account} besideForm />
      )}
      {open ? (
        <EmailForm
          kind={kind}
          onClose={close}
          onDone={(message) => {
            setSent(message);
            close();
          }}
        />
      ) : (
        <div>
          <Button
            size="m"
            autoFocus={wasOpen}
            onClick={() => {
              setSent(undefined);
              show();
            }}
          >
            {texts.change}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
