import { generate } from 'lean-qr';
import { type Resolver, useForm } from 'react-hook-form';
import { secondFactorTexts as texts } from '#texts/second-factor.ts';
import { TextField } from '#web/components/text-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { AccountForm } from '#web/pages/account/account-form.tsx';

/** Cells of white around a code, which every reader needs. */
const QUIET = 4;

/** A QR code, drawn here and nowhere else: what it carries is a secret. Black on white in both themes, for readers. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  const side = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-56 shrink-0 rounded-2 border border-line"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const LABELS = { code: texts.code };

const bodyOf = ({ code }: { code: string }) => ({ step: 'confirm', code }) as const;

const resolver: Resolver<{ code: string }> = contractResolver({
  schema: async () => (await import('#contract/administrators.ts')).SecondFactorStep,
  bodyOf,
  fields: Object.keys(LABELS),
});

interface ConfirmProps {
  secret: string;
  uri: string;
  onClose: () => void;
  onDone: (message: string, codes: readonly string[]) => void;
}

/** The secret for the app, as a picture and to type, and the first code that proves it arrived. */
export function SecondFactorConfirm({ secret, uri, onClose, onDone }: ConfirmProps) {
  const form = useForm<{ code: string }>({ shouldFocusError: false, resolver });
  const { errors } = form.formState;
  const send = async (values: { code: string }) => {
    const answer = await call('setUpSecondFactor', { body: bodyOf(values) });
    onDone(answer.message, answer.recoveryCodes ?? []);
  };
  return (
    <AccountForm
      form={form}
      scope="second-factor"
      label={texts.setUp}
      labels={LABELS}
      action={texts.confirm}
      acting={texts.confirming}
      send={send}
      onClose={onClose}
    >
      <p className="soft">{texts.scan}</p>
      <div className="flex flex-wrap items-center gap-6">
        <QrCode text={uri} label={texts.qrCode} />
        <div className="stack min-w-0 max-w-72 gap-2">
          <p className="small soft">{texts.orType}</p>
          <code className="num wrap-anywhere select-all font-semibold">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <p className="small soft">{texts.kind}</p>
        </div>
      </div>
      <TextField
        label={texts.firstCode}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        error={errorAt(errors, 'code')}
        {...form.register('code')}
      />
    </AccountForm>
  );
}
