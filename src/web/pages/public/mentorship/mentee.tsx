import { type ActionFunctionArgs, Link } from 'react-router';
import { mentorshipTexts } from '#texts/mentorship.ts';
import { enquiryPosted } from '#web/pages/public/info/enquiry/enquiry-posted.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { MenteeForm, menteeRefused } from '#web/pages/public/mentorship/mentee-form.tsx';

const words = mentorshipTexts.mentee;

export const loader = infoLoader;
export const meta = infoMeta('/mentee', words);

export const action = (args: ActionFunctionArgs) =>
  enquiryPosted('submitMentee', args, { sent: '/mentee?sent=1#sent', refused: menteeRefused });

/** The mentee form as a page. */
export default function Mentee() {
  return (
    <div className="page py-8 sm:py-14">
      <div className="form-page stack stack-l">
        <header className="stack stack-s">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p className="small">
            <Link className="link" to="/mentorships">
              {words.seeMentors}
            </Link>
          </p>
        </header>
        <div className="headed pt-6">
          <MenteeForm />
        </div>
      </div>
    </div>
  );
}
