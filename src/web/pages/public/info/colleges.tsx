import { ButtonLink } from '#web/components/button.tsx';
import { Hang } from '#web/components/hang.tsx';
import { CallToAction } from '#web/pages/public/info/call-to-action.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { PageHead } from '#web/pages/public/info/page-head.tsx';
import { Points } from '#web/pages/public/info/points.tsx';
import { collegesWords as words } from '#web/words/en/info.ts';

export const loader = infoLoader;
export const meta = infoMeta('/colleges', words);

/** What colleges can count on today, and what is planned for them. */
export default function Colleges() {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} picture="colleges" home />
      <div className="page section">
        <Hang title={words.now} id="now">
          <Points points={words.nowPoints} />
        </Hang>
      </div>
      <div className="page section">
        <Hang title={words.next} id="next">
          <Points points={words.nextPoints} />
        </Hang>
      </div>
      <CallToAction title={words.closing} text={words.closingText} picture="students">
        <ButtonLink to="/contactus" variant="ink">
          {words.contact}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
