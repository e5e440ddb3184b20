/** Maximum steps of a sign-in: sign-in page, consent page, and the redirects between them. */
const STEPS_MAX = 12;

interface Step {
  readonly address: URL;
  readonly form: URLSearchParams | null;
}

function note(cookies: Map<string, string>, answer: Response): void {
  for (const set of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
    cookies.set(name, value);
  }
}

function nextStep({ address }: Step, answer: Response, page: string, login: string): Step {
  const location = answer.headers.get('location');
  if (location !== null) return { address: new URL(location, address), form: null };
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
  if (prompt === undefined)
    throw new Error(`no form at ${address.pathname}: ${answer.status} ${page.slice(0, 300)}`);
  const credentials = prompt === 'login' ? { login, password: 'any' } : {};
  return { address, form: new URLSearchParams({ prompt, ...credentials }) };
}

/**
 * Signs in at the test provider as a browser would, from the address that a service redirected to. Returns path and
 * query of the address that the provider redirects back to.
 */
export async function walkThrough(start: string, login: string): Promise<string> {
  const own = new URL(start).origin;
  const cookies = new Map<string, string>();
  let step: Step = { address: new URL(start), form: null };
  for (let steps = 0; steps < STEPS_MAX && step.address.origin === own; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { address, form } = step;
    const init = { redirect: 'manual', headers: { cookie } } as const;
    const answer = await fetch(address, form === null ? init : { ...init, method: 'POST', body: form });
    note(cookies, answer);
    step = nextStep(step, answer, await answer.text(), login);
  }

  return step.address.pathname + step.address.search;
}
