import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type Channels,
  inAvsarIsFixed,
  isMailChoice,
  mailChoicesOf,
  mayBePushed,
  type NotificationKind,
  notificationKindsOf,
} from '#contract/notification-kinds.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import { accountTexts, notificationsTexts as texts } from '#texts/account.ts';
import { notificationKindTexts } from '#texts/notification-kinds.ts';
import { CheckBoxOnly } from '#web/components/checkbox.tsx';
import { classNames } from '#web/components/class-names.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { NOTIFICATIONS } from '#web/features/accounts/account-queries.ts';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { patchReads, useBody } from '#web/lib/queries.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { PushHere } from '#web/pages/account/push-here.tsx';

type Chosen = { inAvsar: boolean } | { push: boolean } | { mail: NonNullable<Channels['mail']> };

const show = (kind: NotificationKind, channels: Channels): void =>
  patchReads('getNotifications', (answer) => ({ ...answer, body: { ...answer.body, [kind]: channels } }));

/** Saves the choice optimistically, and reverts it with a message when the server refuses. */
function useChoose() {
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ kind, chosen }: { kind: NotificationKind; before: Channels; chosen: Chosen }) =>
      call('setNotifications', { body: { [kind]: chosen } }, { patched: true }),
    onMutate: ({ kind, before, chosen }) => show(kind, { ...before, ...chosen }),
    onError: (failure, { kind, before }) => {
      show(kind, before);
      toast.error(failureMessage(failure) || accountTexts.wentWrong);
    },
    onSuccess: () => toast.done(texts.saved),
  });
  return mutate;
}

/**
 * Cell for one notification channel. In narrow layouts, as on a phone or with large text, its name comes before it, on
 * a separate line under the kind.
 */
function Place({ name, fixed, children }: { name: string; fixed: boolean; children: ReactNode }) {
  return (
    <td
      data-l={name}
      className={classNames(
        'py-2 pl-6 @max-xl:flex @max-xl:flex-wrap @max-xl:items-center @max-xl:p-0 @max-xl:before:w-24 @max-xl:before:shrink-0 @max-xl:before:text-ink-3 @max-xl:before:content-[attr(data-l)]',
        !fixed && '@max-xl:min-h-11',
      )}
    >
      {children}
    </td>
  );
}

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="nowrap py-2 pl-6 text-left font-semibold text-ink-3 first:pl-0">
    {children}
  </th>
);

/** A fixed setting: always or never delivered. */
const Fixed = ({ comes }: { comes: boolean }) => <span className="soft">{comes ? texts.always : texts.never}</span>;

/** A switch with a touch-sized target, named by its row and column. */
const Box = ({ label, on, choose }: { label: string; on: boolean; choose: (on: boolean) => void }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside has its own name
  <label className="-m-3 inline-grid size-11 cursor-pointer place-items-center align-middle">
    <CheckBoxOnly label={label} checked={on} onChange={(event) => choose(event.target.checked)} />
  </label>
);

interface KindRowProps {
  kind: NotificationKind;
  channels: Channels;
  /** The server supports push notifications. */
  pushed: boolean;
}

function KindRow({ kind, channels, pushed }: KindRowProps) {
  const choose = useChoose();
  const { title, sentence } = notificationKindTexts[kind];
  const choices = mailChoicesOf(kind);
  return (
    <tr className="border-line border-b @max-xl:block @max-xl:py-3">
      <th scope="row" className="py-2 text-left font-normal @max-xl:block @max-xl:p-0 @max-xl:pb-1">
        <span className="strong">{title}</span>
        <span className="soft block">{sentence}</span>
      </th>
      <Place name={texts.inAvsar} fixed={inAvsarIsFixed(kind)}>
        {inAvsarIsFixed(kind) ? (
          <Fixed comes={channels.inAvsar !== null} />
        ) : (
          <Box
            label={texts.inAvsarOf({ kind: title })}
            on={channels.inAvsar ?? false}
            choose={(inAvsar) => choose({ kind, before: channels, chosen: { inAvsar } })}
          />
        )}
      </Place>
      {pushed ? (
        <Place name={texts.push} fixed={!mayBePushed(kind)}>
          {mayBePushed(kind) ? (
            <Box
              label={texts.pushOf({ kind: title })}
              on={channels.push ?? false}
              choose={(push) => choose({ kind, before: channels, chosen: { push } })}
            />
          ) : (
            <Fixed comes={false} />
          )}
        </Place>
      ) : null}
      <Place name={texts.mail} fixed={choices.length === 0}>
        {choices.length === 0 ? (
          <Fixed comes={channels.mail !== null} />
        ) : (
          <SelectField
            name={`mail-${kind}`}
            label={texts.mailOf({ kind: title })}
            hideLabel
            className="max-w-full @xl:min-w-42"
            size="m"
            value={channels.mail ?? 'off'}
            options={choices.map((choice) => ({ value: choice, label: texts.choices[choice] }))}
            onChange={({ target: { value: mail } }) => {
              if (isMailChoice(mail)) choose({ kind, before: channels, chosen: { mail } });
            }}
          />
        )}
      </Place>
    </tr>
  );
}

/** Notification channels, one row per kind; mandatory notifications cannot be turned off. */
export function NotificationsSection({ kind: reader, pushKey }: { kind: AccountKind; pushKey: string | undefined }) {
  const chosen = useBody(NOTIFICATIONS);
  return (
    <AccountSection id="notifications" title={texts.title} lead={texts.lead}>
      {pushKey ? <PushHere pushKey={pushKey} /> : null}
      {chosen.ok ? (
        <div className="@container">
          <table className="small w-full border-collapse @max-xl:block">
            <caption className="visually-hidden">{texts.title}</caption>
            <thead className="border-ink border-t-2 @max-xl:hidden">
              <tr className="border-line border-b">
                <Head>{texts.kind}</Head>
                <Head>{texts.inAvsar}</Head>
                {pushKey ? <Head>{texts.push}</Head> : null}
                <Head>{texts.mail}</Head>
              </tr>
            </thead>
            <tbody className="@max-xl:block @max-xl:border-ink @max-xl:border-t-2">
              {notificationKindsOf(reader).map((kind) => {
                const channels = chosen.data[kind];
                return channels ? (
                  <KindRow key={kind} kind={kind} channels={channels} pushed={pushKey !== undefined} />
                ) : null;
              })}
            </tbody>
          </table>
        </div>
      ) : (
        <LoadFailed title={texts.failed} message={chosen.message} />
      )}
    </AccountSection>
  );
}
