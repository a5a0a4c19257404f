import type { FormProblem } from "../../content/forms/forms"

/** Why a request is not done, in words for the person at the form. */
export class Refusal extends Error {
  constructor(
    readonly status: 403 | 404 | 409 | 413 | 422 | 428 | 507,
    message: string,
    readonly problems: FormProblem[] = [],
  ) {
    super(message)
  }
}
