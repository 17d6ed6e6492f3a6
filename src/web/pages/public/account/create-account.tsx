import Building2 from 'lucide-react/icons/building-complex';
import User from 'lucide-react/icons/user';
import type { LucideIcon } from 'lucide-react/types';
import { useState } from 'react';
import { Form, Link, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { createAccountTexts as words } from '#texts/create-account.ts';
import { registrationTexts } from '#texts/registration.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { SlidePanel } from '#web/features/accounts/slide-panel.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';

const SLIDE_MS = 4000;
const ROLES = ['candidate', 'recruiter'] as const;
type Role = (typeof ROLES)[number];
const icons: Record<Role, LucideIcon> = { candidate: User, recruiter: Building2 };

const roleIn = (search: URLSearchParams): Role => (search.get('as') === 'recruiter' ? 'recruiter' : 'candidate');

export const meta = infoMeta('/createaccount', {
  title: words.pageTitle,
  whole: true,
  description: words.candidateNote,
});

/** Next is a plain form, so that it also works without scripts. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  if (!search.has('next')) return infoLoader({ context });
  const back = search.get('return');
  throw redirect(`/${roleIn(search)}${back ? `?${new URLSearchParams({ return: back })}` : ''}`);
}

/** Choice of account kind: candidate by default, or recruiter. */
export default function CreateAccount() {
  const [search] = useSearchParams();
  const [role, setRole] = useState<Role>(roleIn(search));
  const back = search.get('return');
  return (
    <div data-area={role} className="page py-8 sm:py-18">
      <section
        className="login card max-lg:grid-cols-[minmax(0,1fr)_280px] mx-auto w-full max-w-[960px] overflow-hidden"
        aria-labelledby="chooser-title"
      >
        <Form method="get" className="form">
          <header className="stack stack-s">
            <h1 id="chooser-title" className="h2">
              {words.title}
            </h1>
            <p className="soft">{words.lead}</p>
          </header>
          <fieldset className="stack gap-3">
            <legend className="visually-hidden">{words.group}</legend>
            {ROLES.map((one) => (
              <RoleCard key={one} role={one} chosen={one === role} onChoose={() => setRole(one)} />
            ))}
          </fieldset>
          {back ? <input type="hidden" name="return" value={back} /> : null}
          <Button type="submit" name="next" value="1" variant="primary" block>
            {words.next}
          </Button>
          <p className="soft small text-center">
            {registrationTexts.haveAccount}{' '}
            <Link
              className="link"
              to={`/login?${new URLSearchParams({ ...(role === 'recruiter' && { as: role }), ...(back && { return: back }) })}`}
            >
              {registrationTexts.login}
            </Link>
          </p>
        </Form>
        <SlidePanel role={role} everyMs={SLIDE_MS} className="max-sm:flex" />
      </section>
    </div>
  );
}

function RoleCard({ role, chosen, onChoose }: { role: Role; chosen: boolean; onChoose: () => void }) {
  return (
    <label
      data-area={role}
      className="flex cursor-pointer items-start gap-3 rounded-3 border border-line-strong p-4 hover:bg-hover has-checked:border-accent-mark has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
    >
      <input
        type="radio"
        name="as"
        value={role}
        className="box radio mt-0.5 focus-visible:outline-none"
        defaultChecked={chosen}
        onChange={onChoose}
      />
      <span className="grow">
        <span className="title block">{words[role]}</span>
        <span className="soft small block">{words[`${role}Note`]}</span>
      </span>
      <Icon as={icons[role]} size="l" className="text-ink-3" />
    </label>
  );
}
