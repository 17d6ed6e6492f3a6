import type { CallOutput } from '#contract/api.ts';
import { clearLevel } from '#contract/degree-level.ts';
import { expectedPayProblem, type PayPeriod, payPeriod, readPayRange, typedPay } from '#contract/pay.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import { LIMITS, normalPhone } from '#contract/rules.ts';
import { oweSignOut } from '#web/lib/owed-sign-outs.ts';
import {
  beginSession,
  forgetEverything,
  onSessionChange,
  readSession,
  readToken,
  sessionExpired,
} from '#web/lib/session.ts';
import { type Answer, call } from '#web/pages/lite/script/calls.ts';
import {
  dropKept,
  type KeptApplication,
  keepFile,
  readAny,
  readFile,
  readKept,
  writeKept,
} from '#web/pages/lite/script/kept-application.ts';
import { all, dataOf, made, need, setText, show } from '#web/pages/lite/script/page.ts';

type Applications = CallOutput<'listApplications'>;
type Candidate = CallOutput<'getCandidate'>;

/** The server keeps an idempotency key this long; afterwards, the same application is refused as a duplicate. */
const KEY_MS = 24 * 60 * 60 * 1000;

/** Codes for a job that accepts no applications at present, which may change. */
const CLOSED = /^JOB_|^NOT_FOUND$|^GONE$/;

const isDocument = (name: string | undefined): name is string => /\.(?:pdf|docx?)$/i.test(name ?? '');

/** The fields with a rule of their own, as the server reads them. */
const CHECKS: readonly [name: string, accepts: (typed: string) => unknown][] = [
  ['phone', normalPhone],
  [
    'experience',
    (typed) => {
      const bare = withPlainDigits(typed).replace(/[\s,₹]/g, '');
      return bare !== '' && Number(bare) >= 0 && Number(bare) <= LIMITS.experienceYears;
    },
  ],
];

/** A unique key; `randomUUID` is unavailable without a secure connection. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

export const startApplying = (root: HTMLElement): void => {
  const jobId = dataOf(root, 'apply');
  const signIn = need<HTMLFormElement>('[data-sign-in]', root);
  const form = need<HTMLFormElement>('[data-application]', root);
  const chosen = need<HTMLInputElement>('[type=file]', form);
  const salary = need<HTMLInputElement>('[name=expectedSalary]', form);
  const period = dataOf(form, 'pay') as PayPeriod;
  const use = need<HTMLInputElement>('[name=useResume]', form);
  let keptFile: File | undefined;
  /** Name of the resume on the server that is sent unless there is a file. */
  let known: string | undefined;
  /** The expected pay as it was read, in rupees per year. */
  let pay: number | null = null;
  let busy = false;
  /** Generation counter: responses requested for another user are discarded. */
  let round = 0;

  /** A yearly amount in the format of the form, whose text is in the page's language. */
  const payText = (amount: number | null | undefined, by = period): string =>
    amount
      ? dataOf(form, by).replace(
          '%',
          by === 'month' ? Math.round(amount / 12).toLocaleString('en-IN') : `${amount / 100_000}`,
        )
      : '';

  const owner = (): string => readSession()?.user?._id ?? '';

  /** Shows one state of the page, or none. */
  const say = (name: string, focus = false): void => {
    for (const state of all('[data-say]', root)) {
      show(state, dataOf(state, 'say') === name);
      if (focus && !state.hidden) state.focus();
    }
  };

  const fail = (message: string, reasons: string[] = []): void => {
    const notice = need('[data-say=failed]', root);
    need('[data-reason]', notice).textContent = message;
    need('ul', notice).replaceChildren(...reasons.map((reason) => made('li', reason)));
    say('failed', true);
  };

  const fill = (values: Readonly<Record<string, string | undefined>>): void => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name);
      if (!value || !(field && 'value' in field)) continue;
      field.value = value;
      // A notice period saved in a format that the list does not have.
      if (field instanceof HTMLSelectElement && !field.value) {
        field.add(made('option', value));
        field.value = value;
      }
    }
  };

  /** The fields except the file, by name. */
  const typed = (): Record<string, string> =>
    Object.fromEntries(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );

  const update = (changes: Partial<KeptApplication>): KeptApplication => {
    const kept = {
      ...readKept(jobId, owner()),
      owner: owner(),
      values: typed(),
      title: dataOf(root, 'title'),
      ...changes,
    };
    writeKept(jobId, kept);
    return kept;
  };

  const setBusy = (button: HTMLButtonElement, working: boolean): void => {
    button.disabled = working;
    button.dataset.idle ??= button.textContent;
    button.textContent = dataOf(button, working ? 'busy' : 'idle');
  };

  /** Checks what the server would refuse: an application sent later is refused when nobody may be looking. */
  const check = (): void => {
    for (const [name, accepts] of CHECKS) {
      const field = need<HTMLInputElement>(`[name=${name}]`, form);
      field.setCustomValidity(!field.value || accepts(field.value) ? '' : dataOf(field, 'bad'));
    }
    pay = typedPay(salary.value, period);
    const wrong = expectedPayProblem(pay);
    salary.setCustomValidity(dataOf(salary, wrong ?? ''));
    const said = wrong ? '' : payText(pay);
    // A salary that was written by the month is shown both ways.
    const byMonth = said && period === 'year' && readPayRange(salary.value)?.period === 'month';
    need('output', form).textContent = byMonth ? `${payText(pay, 'month')} (${said})` : said;
    const file = chosen.files?.[0];
    const bad = file && (!isDocument(file.name) || file.size > Number(dataOf(chosen, 'most')));
    const missing = !file && !keptFile && !use.value;
    chosen.setCustomValidity(bad ? dataOf(chosen, 'bad') : missing ? dataOf(chosen, 'missing') : '');
  };

  /** The date by which the recruiter answers, on the confirmation. */
  const hear = (day: string | null | undefined): void => {
    const note = need('[data-hear]', root);
    show(note, Boolean(day));
    if (!day) return;
    const said = new Date(day).toLocaleDateString(document.documentElement.lang, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    setText(note, said);
  };

  const arrived = async (answer: Answer<Partial<Applications[number]>>, kept: KeptApplication): Promise<void> => {
    const old = Date.now() - (kept.since ?? Date.now()) >= KEY_MS;
    await dropKept(jobId);
    show(form, false);
    hear(answer.ok ? answer.body.answerBy : undefined);
    say(answer.ok || old ? 'done' : 'twice', true);
  };

  const refused = ({ code, message = '', fields: wrong = {} }: KeptApplication['refused'] & object): void => {
    if (code && CLOSED.test(code)) {
      say('closed', true);
      return;
    }
    if (code === 'FORBIDDEN') {
      say('candidates', true);
      return;
    }
    const labelOf = (name: string): string => {
      const field = form.elements.namedItem(name === 'useResume' ? 'resume' : name);
      if (!(field instanceof HTMLElement)) return name;
      field.setAttribute('aria-invalid', 'true');
      return field.closest('label')?.querySelector('span > span')?.textContent ?? name;
    };
    fail(
      message,
      Object.entries(wrong).map(([name, sentence]) => `${labelOf(name)}: ${sentence}`),
    );
  };

  const send = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    const button = need<HTMLButtonElement>('[type=submit]', form);
    for (const field of all('[aria-invalid]', form)) field.removeAttribute('aria-invalid');
    const file = chosen.files?.[0] ?? keptFile;
    const before = readKept(jobId, owner());
    const shown = before?.shown ?? '';
    const sent = JSON.stringify([typed(), file?.name, file?.size, shown]);
    const kept = update(
      before?.sent === sent ? { refused: undefined } : { sent, key: newKey(), since: Date.now(), refused: undefined },
    );
    const body = new FormData();
    body.append('jobId', jobId);
    body.append('shownFacts', shown);
    for (const [name, value] of Object.entries(kept.values))
      if (name !== 'useResume' || !file) body.append(name, value);
    // As read here: the server reads a number without a period by the year.
    if (pay !== null) body.set(salary.name, `${pay}/year`);
    if (file) body.append('resume', file, file.name);
    setBusy(button, true);
    const answer = await call<Partial<Applications[number]>>('/api/applyjobs', { form: body, key: kept.key });
    setBusy(button, false);
    busy = false;
    // The application may have arrived with its response lost, or may still be in progress: the next attempt reuses the
    // key.
    if (!answer || answer.problem.code === 'IN_PROGRESS') {
      say(kept.armed ? 'armed' : 'waiting', true);
    } else if (answer.ok || answer.problem.code === 'ALREADY_APPLIED') {
      await arrived(answer, kept);
    } else {
      const { code = '' } = answer.problem;
      const isEnded = code === 'SIGNED_OUT';
      // Asked again at the next opening: whether the session has ended and whether the job is open.
      const keeps = !isEnded && !CLOSED.test(code);
      writeKept(jobId, { ...kept, sent: undefined, armed: false, refused: keeps ? answer.problem : undefined });
      // The page then shows the new facts, the reason and what was typed.
      if (code === 'CHANGED_SINCE_SHOWN') location.reload();
      // The page already shows that the session has ended.
      else if (!isEnded) refused(answer.problem);
    }
  };

  const sendWhenArmed = (): void => {
    // Before the form is filled, its values are not those that are kept.
    if (!form.hidden && readKept(jobId, owner())?.armed) send();
  };

  /** Names the resume that is sent; the field itself names a file chosen just now. */
  const nameResume = (): void => {
    const name = keptFile?.name ?? known;
    const note = need('[data-known]', form);
    setText(note, name ?? '');
    show(note, Boolean(name) && !chosen.files?.length);
  };

  /** The resume on the server: the profile's, otherwise the last application's. */
  const knowResume = (candidate: Candidate | undefined, last: Applications[number] | undefined): void => {
    const found = [
      { use: 'profile', name: candidate?.resumePath && candidate.resumeName },
      { use: last?._id ?? '', name: last?.resume && last.resumeName },
    ].find(({ name }) => isDocument(name));
    use.value = found?.use ?? '';
    known = found?.name || undefined;
  };

  const open = async (): Promise<void> => {
    round += 1;
    const mine = round;
    keptFile = undefined;
    form.reset();
    show(form, false);
    const session = readSession();
    show(signIn, session?.kind !== 'candidate');
    if (!session?.user || session.kind !== 'candidate') {
      say(session ? 'candidates' : sessionExpired() && readAny(jobId) ? 'ended' : '');
      return;
    }
    say('loading');
    const { _id, email, firstName, lastName } = session.user;
    const [self, recent, standing] = await Promise.all([
      call<Candidate>(`/api/candidates/${_id}`),
      call<Applications>('/api/applyjobs?limit=1'),
      call<Applications>(`/api/applyjobs?limit=1&jobId=${jobId}`),
    ]);
    if (mine !== round) return;
    const before = standing?.ok ? standing.body[0] : undefined;
    const kept = readKept(jobId, _id);
    if (before && before.status !== 'withdrawn' && before.outcome !== 'noAnswer') {
      await dropKept(jobId);
      hear(before.answerBy);
      // The existing application is the one sent from here without a response.
      say(kept?.sent ? 'done' : 'already');
      return;
    }
    const candidate = self?.ok ? self.body : undefined;
    const last = recent?.ok ? recent.body[0] : undefined;
    // A stipend is no salary.
    const lastPay = last && payPeriod(last.employmentType) === period ? last.expectedSalary : null;
    fill({
      fullName: `${firstName} ${lastName}`.trim(),
      phone: candidate?.phone || last?.phone,
      experience: String(candidate?.experience ?? last?.experience ?? ''),
      education: last?.education || clearLevel((candidate?.education ?? []).map(({ degree }) => degree)),
      skills: (candidate?.keySkills?.length ? candidate.keySkills : last?.skills)?.join(', '),
      currentCompany: candidate?.currentCompany || last?.currentCompany,
      expectedSalary: payText(candidate?.expectedSalary ?? lastPay),
      noticePeriod: candidate?.noticePeriod || last?.noticePeriod,
    });
    setText(need('[data-who]', form), candidate?.email ?? email);
    if (kept) {
      fill(kept.values);
      keptFile = kept.file ? await readFile(jobId, kept.file) : undefined;
      if (keptFile) setText(need('[data-file]', root), keptFile.name);
    }
    if (self) knowResume(candidate, last);
    nameResume();
    check();
    show(form, true);
    if (kept?.refused) refused(kept.refused);
    else if (!kept?.armed) say(kept?.sent ? 'waiting' : kept ? 'draft' : self ? '' : 'noAnswer');
    sendWhenArmed();
  };

  signIn.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = need<HTMLButtonElement>('button', signIn);
    if (button.disabled) return;
    setBusy(button, true);
    const answer = await call<CallOutput<'signInCandidate'>>('/api/login', {
      json: Object.fromEntries(new FormData(signIn)),
    });
    setBusy(button, false);
    if (!answer) say('noAnswer', true);
    else if (!answer.ok) fail(answer.problem.message ?? '');
    else {
      signIn.reset();
      beginSession('candidate', answer.body);
      await open();
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    update({ shown: dataOf(root, 'shown') });
    send();
  });
  form.addEventListener('input', () => {
    check();
    // What is not as it was promised to be sent is not sent without asking again.
    if (readKept(jobId, owner())?.armed) say('waiting');
    update({ armed: false, refused: undefined });
  });
  chosen.addEventListener('change', async () => {
    const file = chosen.files?.[0];
    keptFile = undefined;
    nameResume();
    check();
    if (file && chosen.validity.valid && (await keepFile(jobId, file))) update({ file: file.name });
    else update({ file: undefined });
  });
  need('[data-send]', root).addEventListener('click', () => {
    if (!form.reportValidity()) return;
    update({ armed: true, shown: dataOf(root, 'shown') });
    send();
  });
  need('[data-sign-out]', form).addEventListener('click', () => {
    // An unreachable server must not prevent logging out.
    const token = readToken();
    const told = call('/api/logout', { json: {} });
    if (token) told.then((answer) => (answer ? undefined : oweSignOut(token)));
    forgetEverything();
  });
  addEventListener('online', sendWhenArmed);
  onSessionChange(open);
  open();
};
