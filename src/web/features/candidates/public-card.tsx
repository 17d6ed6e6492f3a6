import type { CallOutput } from '#contract/api.ts';
import { candidatesTexts as texts } from '#texts/public-candidates.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Typed } from '#web/components/typed.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';

/** The fields a card shows. */
export type PublicFacts = Pick<
  CallOutput<'listCandidates'>[number],
  '_id' | 'profilePic' | 'firstName' | 'lastName' | 'userCode' | 'gender' | 'applyFor' | 'address' | 'dob'
>;

/** A candidate's public card on the home page, shown with their consent. */
export function PublicCard({
  profilePic,
  firstName,
  lastName,
  userCode,
  gender,
  applyFor,
  address,
  dob,
  level = 3,
}: PublicFacts & { level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <>
      <div className="row">
        <Avatar name={name} src={fileAddress(profilePic)} size="l" />
        <div className="min-w-0">
          <Heading className="title break-words">
            <Typed>{name}</Typed>
          </Heading>
          <p className="small muted">{userCode}</p>
        </div>
      </div>
      <dl>
        {applyFor ? (
          <>
            <dt>{texts.applyFor}</dt>
            <dd>{applyForTexts[applyFor]}</dd>
          </>
        ) : null}
        {gender ? (
          <>
            <dt>{texts.gender}</dt>
            <dd>{genderTexts[gender]}</dd>
          </>
        ) : null}
        <dt>{texts.dob}</dt>
        <dd className="num">{dayText(dob)}</dd>
        <dt>{texts.address}</dt>
        <dd className="line-clamp-2 break-words">
          <Typed>{address}</Typed>
        </dd>
      </dl>
    </>
  );
}
