import BadgeCheck from 'lucide-react/icons/badge-check';
import MailCheck from 'lucide-react/icons/mail-check';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import { askTexts } from '#texts/asks.ts';
import { companyEditTexts as texts } from '#texts/company-edit.ts';
import { ruleTexts } from '#texts/rules.ts';
import { Button } from '#web/components/button.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { errorAt, refusedFields } from '#web/lib/form-errors.ts';
import { dayText } from '#web/lib/formats.ts';
import type { OwnCompany } from '#web/pages/recruiter/company/company-values.ts';

/** What an empty field asks for. */
const ASKS = { email: askTexts.email, code: texts.codeAsk };

/** The error at a field, or why nothing was sent. */
const refusedAt = (failure: unknown, field: string): string =>
  errorAt(refusedFields(failure), field, ASKS) || messageOf(failure) || texts.failed;

/**
 * 'Verify my company': a code sent to the company's domain proves the domain; an administrator verifies the company.
 */
export function CompanyVerification({ company }: { company: OwnCompany }) {
  const { verified, verifiedAt, confirmedDomain, domainConfirmedAt } = company;
  const { hash } = useLocation();
  const whole = useRef<HTMLDivElement>(null);
  // When the address is opened from an email, the browser looks for the section before it is there.
  useEffect(() => {
    if (hash === '#verification') whole.current?.closest('section')?.scrollIntoView();
  }, [hash]);
  return (
    <FieldScope value="company-verification">
      <div ref={whole} className="stack gap-6">
        {verified ? (
          <Notice tone="green" icon={BadgeCheck} title={texts.verifiedSince({ day: dayText(verifiedAt) })}>
            {texts.verifiedHelp}
          </Notice>
        ) : (
          <Unverified company={company} />
        )}
        <section className="stack gap-3">
          <h3 className="title">{texts.domainTitle}</h3>
          {confirmedDomain ? (
            <Notice tone="green" icon={MailCheck} title={texts.mailConfirmed({ domain: confirmedDomain })}>
              {texts.confirmedOn({ day: dayText(domainConfirmedAt) })}
            </Notice>
          ) : null}
          <p className="small soft">{texts.domainHelp}</p>
          <DomainCode awaited={company.codeDomain} />
        </section>
        {verified ? null : <Request company={company} />}
      </div>
    </FieldScope>
  );
}

/** The open request, the last decision against one, or what it means that there was none. */
function Unverified({ company: { verificationAskedAt, verificationDeclined: declined } }: { company: OwnCompany }) {
  if (verificationAskedAt)
    return <Notice title={texts.askedSince({ day: dayText(verificationAskedAt) })}>{texts.askedHelp}</Notice>;
  if (!declined) return <Notice title={texts.notVerified}>{texts.notVerifiedHelp}</Notice>;
  return (
    <Notice tone="amber" title={texts.declinedOn({ day: dayText(declined.at) })}>
      <span className="block break-words whitespace-pre-line">{texts.declinedReason({ reason: declined.reason })}</span>
      <span className="block">{texts.declinedHelp}</span>
    </Notice>
  );
}

function DomainCode({ awaited }: { awaited: string | undefined }) {
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<'email' | 'code'>();
  const run = async (what: 'email' | 'code', work: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setErrors({});
    try {
      await work();
    } catch (failure) {
      setErrors({ [what]: refusedAt(failure, what) });
    } finally {
      setBusy(undefined);
    }
  };
  const mail = (event: SubmitEvent) => {
    event.preventDefault();
    void run('email', async () => {
      const { message } = await call('requestDomainCode', { body: { email } });
      setSentTo(email);
      toast.done(message);
    });
  };
  const confirm = (event: SubmitEvent) => {
    event.preventDefault();
    void run('code', async () => {
      await call('confirmDomain', { body: { code } });
      setSentTo(undefined);
      setCode('');
      toast.done(texts.domainDone);
    });
  };
  return (
    <>
      <form noValidate onSubmit={mail} className="stack gap-3">
        <TextField
          label={texts.domainEmail}
          name="email"
          type="email"
          inputMode="email"
          hint={texts.domainEmailHint}
          error={errors.email}
          value={email}
          maxLength={LIMITS.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <Button type="submit" size="m" busy={busy === 'email'} busyLabel={texts.sending}>
            {texts.sendCode}
          </Button>
        </div>
      </form>
      {sentTo || awaited ? (
        <form noValidate onSubmit={confirm} className="stack gap-3">
          <TextField
            label={texts.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={texts.codeHint({ where: sentTo ?? awaited ?? '' })}
            error={errors.code}
            value={code}
            maxLength={12}
            onChange={(event) => setCode(event.target.value)}
          />
          <div>
            <Button type="submit" size="m" variant="primary" busy={busy === 'code'} busyLabel={texts.sending}>
              {texts.confirmDomain}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  );
}

function Request({ company: { verificationAskedAt, document } }: { company: OwnCompany }) {
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const body = new FormData();
      if (file) body.set('document', file);
      await call('askForVerification', { body });
      setFile(undefined);
      toast.done(texts.askedDone);
    } catch (failure) {
      setError(refusedAt(failure, 'document'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={ask} className="stack gap-3">
      <h3 className="title">{texts.askTitle}</h3>
      <p className="small soft">{document ? texts.documentThere : texts.askHelp}</p>
      <FileDrop
        label={texts.document}
        name="document"
        optional
        hint={texts.documentHint}
        error={error}
        extensions={[...UPLOADS.certificate.types, 'jpeg']}
        maxMegabytes={LIMITS.fileBytes / (1024 * 1024)}
        refusedKind={texts.documentKind}
        refusedSize={ruleTexts.fileTooLarge}
        present={file ? { name: file.name, bytes: file.size } : null}
        onChoose={setFile}
        onRemove={() => setFile(undefined)}
      />
      <div>
        <Button type="submit" size="m" busy={busy} busyLabel={texts.sending}>
          {verificationAskedAt ? texts.askAgain : texts.ask}
        </Button>
      </div>
    </form>
  );
}
