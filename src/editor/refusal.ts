import type { FormProblem } from "../content/forms/forms"

/** Why something asked of the server is not done, in words for the person at the form. */
export class Refusal extends Error {
  constructor(
    /** As in HTTP; 0 where there was no answer */
    readonly status: number,
    message: string,
    readonly problems: FormProblem[] = [],
  ) {
    super(message)
  }
}
