import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link, type To } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { Avatar, CompanyMark } from '#web/components/avatar.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Menu, type MenuEntry } from '#web/components/menu.tsx';
import { Typed } from '#web/components/typed.tsx';
import type { Talk } from '#web/features/conversations/conversation-queries.ts';
import { useTalkActs } from '#web/features/conversations/talk-acts.ts';
import { EndsAt, type TalkArea } from '#web/features/conversations/talk-view.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';

interface TalkMenuProps {
  talk: Talk;
  onBlock: () => void;
  /** The link to the application: a phone has no room for a separate button. */
  application?: To;
}

/** Actions on a whole conversation. */
export function TalkMenu({ talk, onBlock, application }: TalkMenuProps) {
  const acts = useTalkActs(talk);
  const entries: MenuEntry[] = [
    ...(application ? [{ label: texts.seeApplication, to: application }] : []),
    {
      label: talk.receipts ? texts.receiptsOff : texts.receiptsOn,
      onAction: () => void acts.showReceipts(!talk.receipts),
    },
    ...(talk.may.block ? [{ label: texts.block, danger: true, divided: true, onAction: onBlock }] : []),
    ...(talk.may.unblock ? [{ label: texts.unblock, divided: true, onAction: () => void acts.unblock() }] : []),
  ];
  return (
    <Menu
      label={texts.more}
      button={{ variant: 'quiet', size: 'm', icon: Ellipsis, iconOnly: true }}
      entries={entries}
    />
  );
}

interface TalkHeadProps {
  talk: Talk;
  area: TalkArea;
  /** The address of all conversations. */
  back: To;
  application: To;
  onBlock: () => void;
}

/** The header of a conversation: its subject and the other person. */
export function TalkHead({ talk, area, back, application, onBlock }: TalkHeadProps) {
  const isCandidate = area === 'candidate';
  return (
    <div>
      <div className="talk-head">
        <Link className="btn btn-quiet btn-icon btn-m talk-back" to={back} aria-label={texts.back}>
          <Icon as={ArrowLeft} size="l" />
        </Link>
        <span className="talk-mark">
          {isCandidate ? (
            <CompanyMark
              name={talk.companyName}
              src={fileAddress(talk.companyLogo)}
              hollow={isPostedForAnother(talk)}
            />
          ) : (
            <Avatar name={talk.personName} />
          )}
        </span>
        <div className="grow min-w-0">
          <h2 className="title wrap-anywhere">
            <Typed>{isCandidate ? talk.jobTitle : talk.personName}</Typed>
          </h2>
          <p className="small soft wrap-anywhere">
            {isCandidate ? (
              <>
                <CompanyLine {...talk} />
                {DOT}
                <Typed>{placeText(talk.location)}</Typed>
              </>
            ) : (
              <Typed>{talk.jobTitle}</Typed>
            )}
          </p>
        </div>
        <ButtonLink size="s" to={application} className="talk-application">
          {texts.seeApplication}
        </ButtonLink>
        <TalkMenu talk={talk} onBlock={onBlock} application={application} />
      </div>
      <EndsAt talk={talk} />
      {isCandidate ? (
        <p className="talk-vow">
          <Icon as={ShieldCheck} size="s" /> {texts.neverPay}
        </p>
      ) : null}
    </div>
  );
}
