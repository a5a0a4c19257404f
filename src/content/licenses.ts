const creativeCommons = "https://creativecommons.org"

/** The licenses that a photo's credit can name, with their pages. */
export const licenses: Readonly<Record<string, string>> = {
  "CC BY 4.0": `${creativeCommons}/licenses/by/4.0/`,
  "CC BY 3.0": `${creativeCommons}/licenses/by/3.0/`,
  "CC BY 2.5": `${creativeCommons}/licenses/by/2.5/`,
  "CC BY 2.0": `${creativeCommons}/licenses/by/2.0/`,
  "CC BY-SA 4.0": `${creativeCommons}/licenses/by-sa/4.0/`,
  "CC BY-SA 3.0": `${creativeCommons}/licenses/by-sa/3.0/`,
  "CC BY-SA 2.5": `${creativeCommons}/licenses/by-sa/2.5/`,
  "CC BY-SA 2.0": `${creativeCommons}/licenses/by-sa/2.0/`,
  "CC0 1.0": `${creativeCommons}/publicdomain/zero/1.0/`,
  "Public domain": `${creativeCommons}/publicdomain/mark/1.0/`,
  "Unsplash License": "https://unsplash.com/license",
  "Pexels License": "https://www.pexels.com/license/",
}
