import { useMutation } from '@tanstack/react-query';
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
import { LoadFailed } from '#web/components/load-failed.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { NOTIFICATIONS } from '#web/features/accounts/account-queries.ts';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { patchReads, useBody } from '#web/lib/queries.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { PushHere } from '#web/pages/account/push-here.tsx';

type Chosen = { inAvsar: boolean } | { push: boolean } | { mail: NonNullable<Channels['mail']> };

const show = (kind: NotificationKind, channels: Channels): void =>
  patchReads('getNotifications', (answer) => ({ ...answer, body: { ...answer.body, [kind]: channels } }));

/** Chooses at once, and takes it back with a message when it is refused. */
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

/** On a phone a line under the kind, from its edge. */
const PAIR = 'items-center max-[700px]:pl-0';
const CHOICE = `${PAIR} max-[700px]:min-h-11`;

/** What is no choice: it comes always, or never. */
const Fixed = ({ comes }: { comes: boolean }) => <span className="soft">{comes ? texts.always : texts.never}</span>;

/** A switch with room for a finger, named by its row and column. */
const Box = ({ label, on, choose }: { label: string; on: boolean; choose: (on: boolean) => void }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the box inside carries its own name
  <label className="-m-3 inline-grid size-11 cursor-pointer place-items-center align-middle">
    <CheckBoxOnly label={label} checked={on} onChange={(event) => choose(event.target.checked)} />
  </label>
);

interface KindRowProps {
  kind: NotificationKind;
  channels: Channels;
  /** The portal pushes. */
  pushed: boolean;
}

function KindRow({ kind, channels, pushed }: KindRowProps) {
  const choose = useChoose();
  const { title, sentence } = notificationKindTexts[kind];
  const choices = mailChoicesOf(kind);
  return (
    <Row>
      <Cell kind="title" className="whitespace-normal">
        <span className="strong">{title}</span>
        <span className="small soft block">{sentence}</span>
      </Cell>
      <Cell label={texts.inAvsar} className={inAvsarIsFixed(kind) ? PAIR : CHOICE}>
        {inAvsarIsFixed(kind) ? (
          <Fixed comes={channels.inAvsar !== null} />
        ) : (
          <Box
            label={texts.inAvsarOf({ kind: title })}
            on={channels.inAvsar ?? false}
            choose={(inAvsar) => choose({ kind, before: channels, chosen: { inAvsar } })}
          />
        )}
      </Cell>
      {pushed ? (
        <Cell label={texts.push} className={mayBePushed(kind) ? CHOICE : PAIR}>
          {mayBePushed(kind) ? (
            <Box
              label={texts.pushOf({ kind: title })}
              on={channels.push ?? false}
              choose={(push) => choose({ kind, before: channels, chosen: { push } })}
            />
          ) : (
            <Fixed comes={false} />
          )}
        </Cell>
      ) : null}
      <Cell label={texts.mail} className={choices.length === 0 ? PAIR : CHOICE}>
        {choices.length === 0 ? (
          <Fixed comes={channels.mail !== null} />
        ) : (
          <SelectField
            name={`mail-${kind}`}
            label={texts.mailOf({ kind: title })}
            hideLabel
            className="min-w-42"
            size="m"
            value={channels.mail ?? 'off'}
            options={choices.map((choice) => ({ value: choice, label: texts.choices[choice] }))}
            onChange={({ target: { value: mail } }) => {
              if (isMailChoice(mail)) choose({ kind, before: channels, chosen: { mail } });
            }}
          />
        )}
      </Cell>
    </Row>
  );
}

/** Where one's news come, a line for each kind; what nobody may miss has no choice. */
export function NotificationsSection({ kind: reader, pushKey }: { kind: AccountKind; pushKey: string | undefined }) {
  const chosen = useBody(NOTIFICATIONS);
  return (
    <AccountSection id="notifications" title={texts.title} lead={texts.lead}>
      {pushKey ? <PushHere pushKey={pushKey} /> : null}
      {chosen.ok ? (
        <Table
          caption={texts.title}
          head={
            <>
              <HeadCell>{texts.kind}</HeadCell>
              <HeadCell>{texts.inAvsar}</HeadCell>
              {pushKey ? <HeadCell>{texts.push}</HeadCell> : null}
              <HeadCell>{texts.mail}</HeadCell>
            </>
          }
        >
          {notificationKindsOf(reader).map((kind) => {
            const channels = chosen.data[kind];
            return channels ? (
              <KindRow key={kind} kind={kind} channels={channels} pushed={pushKey !== undefined} />
            ) : null;
          })}
        </Table>
      ) : (
        <LoadFailed title={texts.failed} message={chosen.message} />
      )}
    </AccountSection>
  );
}
