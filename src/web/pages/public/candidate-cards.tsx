import type { CallOutput } from '#contract/api.ts';
import { candidatesTexts as texts } from '#texts/public.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { Marquee } from '#web/pages/public/marquee.tsx';

/** What a card shows, and no more. */
export type CandidateCard = Pick<
  CallOutput<'listCandidates'>[number],
  '_id' | 'profilePic' | 'firstName' | 'lastName' | 'userCode' | 'gender' | 'applyFor' | 'address' | 'dob'
>;

/** Those who chose to be seen. */
export function CandidateCards({ candidates }: { candidates: readonly CandidateCard[] }) {
  return (
    <Marquee id="candidates" title={texts.title} gap="gap-5" className="-mb-2 pb-3">
      {candidates.map((candidate) => (
        <li key={candidate._id} className="card person w-[280px] flex-none">
          <Person {...candidate} />
        </li>
      ))}
    </Marquee>
  );
}

function Person({ profilePic, firstName, lastName, userCode, gender, applyFor, address, dob }: CandidateCard) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <>
      <div className="row">
        <Avatar name={name} src={fileAddress(profilePic)} size="l" />
        <div className="min-w-0">
          <h3 className="title break-words">{name}</h3>
          <p className="small muted">{userCode}</p>
        </div>
      </div>
      <dl>
        <dt>{texts.applyFor}</dt>
        <dd>{applyForTexts[applyFor]}</dd>
        <dt>{texts.gender}</dt>
        <dd>{genderTexts[gender]}</dd>
        <dt>{texts.dob}</dt>
        <dd className="num">{dayText(dob)}</dd>
        <dt>{texts.address}</dt>
        <dd className="line-clamp-2 break-words">{address}</dd>
      </dl>
    </>
  );
}
