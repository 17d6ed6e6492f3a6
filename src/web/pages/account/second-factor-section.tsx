import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { CallOutput } from '#contract/api.ts';
import { accountTexts } from '#texts/account.ts';
import { secondFactorTexts as texts } from '#texts/second-factor.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { HOMES } from '#web/lib/guard.ts';
import { refetchInvalidated } from '#web/lib/queries.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { useOpened } from '#web/pages/account/opened.ts';
import { RecoveryCodes } from '#web/pages/account/recovery-codes.tsx';
import { SecondFactorSetUp } from '#web/pages/account/second-factor-set-up.tsx';

const LABELS = { password: accountTexts.currentPassword, code: texts.code };
type Proof = Record<keyof typeof LABELS, string>;

const resolver: Resolver<Proof> = contractResolver({
  schema: async () => (await import('#contract/administrators.ts')).SecondFactorRemoval,
  fields: Object.keys(LABELS),
});

interface CodeProofProps {
  email: string;
  action: string;
  acting: string;
  danger?: boolean;
  send: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before a change to the second factor. */
function CodeProof({ email, action, acting, danger, send, onClose }: CodeProofProps) {
  const form = useForm<Proof>({ shouldFocusError: false, resolver });
  const { errors } = form.formState;
  return (
    <AccountForm
      form={form}
      scope="second-factor"
      label={action}
      labels={LABELS}
      action={action}
      acting={acting}
      danger={danger}
      send={send}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountTexts.currentPassword}
        autoFocus
        error={errorAt(errors, 'password')}
        {...form.register('password')}
      />
      <TextField
        label={texts.code}
        hint={texts.codeOrRecovery}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={errorAt(errors, 'code')}
        {...form.register('code')}
      />
    </AccountForm>
  );
}

type Factor = NonNullable<CallOutput<'getAccount'>['secondFactor']>;

/** An administrator's second factor: set up, renew recovery codes, turn off. */
export function SecondFactorSection({ email, factor }: { email: string; factor: Factor }) {
  const setUp = useOpened('totp');
  const renewal = useOpened('recovery-codes');
  const removal = useOpened('totp-off');
  const [said, setSaid] = useState<string>();
  /** Shown once: they cannot be requested again. */
  const [codes, setCodes] = useState<readonly string[]>();
  const settle = async (close: () => void, message: string, made?: readonly string[]) => {
    setSaid(message);
    setCodes(made);
    // The content below the form is up to date before the form closes.
    await refetchInvalidated();
    close();
  };
  const open = setUp.open || renewal.open || removal.open;
  const lacking = factor.required && !factor.on;
  return (
    <AccountSection id="second-factor" title={texts.title} lead={texts.lead}>
      {lacking ? (
        <Notice tone="amber" title={texts.needed}>
          {texts.neededMore}
        </Notice>
      ) : null}
      {said ? <Notice tone="green" live="status" title={said} /> : null}
      {codes ? <RecoveryCodes email={email} codes={codes} onDone={() => setCodes(undefined)} /> : null}
      {codes ? null : factor.on ? (
        <>
          <p className="soft">
            {texts.on} {texts.codesLeft({ count: factor.recoveryCodes })} {factor.required ? texts.required : null}
          </p>
          {renewal.open ? (
            <CodeProof
              email={email}
              action={texts.renew}
              acting={texts.renewing}
              send={async (proof) => {
                const answer = await call('setUpSecondFactor', { body: { step: 'recovery_codes', ...proof } });
                await settle(renewal.close, answer.message, answer.recoveryCodes);
              }}
              onClose={renewal.close}
            />
          ) : null}
          {removal.open && !factor.required ? (
            <CodeProof
              email={email}
              action={texts.remove}
              acting={texts.removing}
              danger
              send={async (proof) => {
                const answer = await call('disableSecondFactor', { body: proof });
                await settle(removal.close, answer.message);
              }}
              onClose={removal.close}
            />
          ) : null}
          {open ? null : <p className="small muted">{texts.renewHelp}</p>}
          {open ? null : (
            <div className="row wrap">
              <Button size="m" autoFocus={renewal.wasOpen} onClick={renewal.show}>
                {texts.renew}
              </Button>
              {factor.required ? null : (
                <Button size="m" variant="danger" autoFocus={removal.wasOpen} onClick={removal.show}>
                  {texts.remove}
                </Button>
              )}
            </div>
          )}
          {lacking || !said || open ? null : (
            <div>
              <ButtonLink size="m" variant="quiet" className="-ml-3" to={HOMES.admin.home}>
                {texts.toDashboard}
              </ButtonLink>
            </div>
          )}
        </>
      ) : setUp.open ? (
        <SecondFactorSetUp
          email={email}
          onClose={setUp.close}
          onDone={(message, made) => void settle(setUp.close, message, made)}
        />
      ) : (
        <>
          <p className="soft">{texts.off}</p>
          <div>
            <Button
              size="m"
              variant={lacking ? 'primary' : undefined}
              autoFocus={setUp.wasOpen}
              onClick={() => {
                setSaid(undefined);
                setUp.show();
              }}
            >
              {texts.setUp}
            </Button>
          </div>
        </>
      )}
    </AccountSection>
  );
}
