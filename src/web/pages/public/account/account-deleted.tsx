import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import { deletionTexts } from '#texts/rights.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { forgetEverything } from '#web/lib/session.ts';

const words = deletionTexts.donePage;

export const meta: MetaFunction = () => [{ title: words.pageTitle }, { name: 'robots', content: 'noindex' }];

/** Where somebody arrives who has deleted their account; what this browser knew of them goes. */
export default function AccountDeleted() {
  const { state } = useLocation();
  const isLeaving = Boolean(state?.deleted);
  useEffect(() => {
    // Whoever only opens the address stays signed in.
    if (isLeaving) forgetEverything();
  }, [isLeaving]);
  return (
    <div className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="deleted-title">
        <div className="stack gap-5">
          <Icon as={CircleCheck} size="l" />
          <div className="stack stack-s" role="status">
            <h1 id="deleted-title" className="h2">
              {words.title}
            </h1>
            <p className="soft">{words.more}</p>
          </div>
          <div>
            <ButtonLink to="/">{words.home}</ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
