import { type ComponentProps, Suspense } from 'react';
import { type ActionFunctionArgs, useLocation, useNavigate } from 'react-router';
import { mentorshipTexts as texts } from '#texts/mentorship.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { openedPart } from '#web/components/opened-part.tsx';
import { Section } from '#web/components/section.tsx';
import { Typed } from '#web/components/typed.tsx';
import { companyContent } from '#web/content/company-content.ts';
import { withParam } from '#web/lib/job-links.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { enquiryPosted } from '#web/pages/public/info/enquiry/enquiry-posted.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { CallToAction, MarkBadge, Points } from '#web/pages/public/info/info-parts.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';
import { type Mentor, MentorPortrait, mentorNamed, notSentText } from '#web/pages/public/mentorship/mentor.tsx';

/** A mentor, with a link to the message form. */
function MentorCard({ mentor }: { mentor: Mentor }) {
  const { id, name, designation, experience, description, sample } = mentor;
  return (
    <article className="card flex flex-col overflow-hidden">
      <div className="bg-sunken px-5 pt-5">
        <MentorPortrait mentor={mentor} />
      </div>
      <div className="stack grow grid-rows-[auto_1fr] gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <div>
            <h3 className="title">
              <Typed>{name}</Typed>
            </h3>
            <p className="small soft">{designation}</p>
          </div>
          {sample ? <MarkBadge mark="sample" /> : null}
        </div>
        <p className="soft text-pretty">{description}</p>
        <div className="border-t border-line pt-4">
          <Facts facts={[{ label: texts.experience, value: experience }]} />
        </div>
        <ButtonLink
          to={{ pathname: '/mentorships', search: `?contact=${id}` }}
          state={{ openedHere: true }}
          preventScrollReset
          block
          aria-label={`${texts.contact}: ${name}`}
        >
          {texts.contact}
        </ButtonLink>
      </div>
    </article>
  );
}

const MenteeForm = openedPart(async () => (await import('#web/pages/public/mentorship/mentee-form.tsx')).MenteeForm);
const contactForm = async () =>
  (await import('#web/pages/public/mentorship/mentor-contact-form.tsx')).MentorContactForm;
type ContactForm = Awaited<ReturnType<typeof contactForm>>;
/** With the boundary that the browser's form has. */
const loaded = (Form: ContactForm) => (props: ComponentProps<ContactForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
/** Loaded eagerly on the server: content streamed later is visible only with scripts. */
const MentorContactForm = import.meta.env.SSR ? loaded(await contactForm()) : openedPart(contactForm);

export const loader = infoLoader;
export const meta = infoMeta('/mentorships', texts);
/** Opening a form changes only the address, so it also works offline. */
export const shouldRevalidate = () => false;

export const action = (args: ActionFunctionArgs) =>
  enquiryPosted('submitMentorContact', args, { sent: '/mentorships?sent=1', refused: notSentText });

/** The mentors, the form to write to one, and the mentee form. The open form is in the address. */
export default function Mentorships() {
  const here = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const search = new URLSearchParams(here.search);
  const contacted = mentorNamed(search.get('contact'));
  const close = () => {
    if (typeof here.state === 'object' && here.state !== null && 'openedHere' in here.state) navigate(-1);
    else {
      const rest = withParam(withParam(here.search, 'contact', undefined), 'become', undefined);
      navigate({ search: rest }, { replace: true, preventScrollReset: true });
    }
  };
  // Without scripts the link leads to the form's page.
  const become = (
    <ButtonLink
      to="/mentee"
      variant="primary"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate({ search: '?become=mentee' }, { state: { openedHere: true }, preventScrollReset: true });
      }}
    >
      {texts.become}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} picture="mentorship" home>
        {become}
      </PageHead>
      {search.has('sent') ? (
        <div className="page pt-8">
          <Notice tone="green" live="status" title={texts.sent} />
        </div>
      ) : null}
      {contacted && !hydrated ? (
        <section className="page pt-10" aria-labelledby="contact-mentor">
          <div className="headed max-w-[680px]">
            <h2 id="contact-mentor" className="pb-6">
              {texts.contactTitle({ name: contacted.name })}
            </h2>
            <MentorContactForm mentor={contacted} onClose={close} />
          </div>
        </section>
      ) : null}
      <div className="page section">
        <Section title={texts.mentors} id="mentors">
          <div className="grid grid-3 keep-three">
            {companyContent.mentors.map((mentor) => (
              <MentorCard key={mentor.id} mentor={mentor} />
            ))}
          </div>
          {companyContent.mentors.some(({ sample }) => sample) ? (
            <p className="small muted pt-4">{texts.sampleNote}</p>
          ) : null}
        </Section>
      </div>
      <div className="page section">
        <Section title={texts.why} id="why">
          <Points points={texts.benefits} />
        </Section>
      </div>
      <CallToAction title={texts.closing} text={texts.closingText} picture="students">
        <ButtonLink to="/mentee" variant="ink">
          {texts.become}
        </ButtonLink>
      </CallToAction>
      {contacted && hydrated ? (
        <Dialog title={texts.contactTitle({ name: contacted.name })} subtitle={contacted.designation} onClose={close}>
          <MentorContactForm key={contacted.id} mentor={contacted} onSent={close} onClose={close} />
        </Dialog>
      ) : null}
      {search.get('become') === 'mentee' && !contacted && hydrated ? (
        <Dialog title={texts.mentee.title} subtitle={texts.mentee.lead} onClose={close}>
          <MenteeForm onClose={close} />
        </Dialog>
      ) : null}
    </>
  );
}
