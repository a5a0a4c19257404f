import { mistakesIn } from "./mistake"

/** JSON that cannot be read. */
export const jsonWriting = mistakesIn("content/hotels.json", {
  "a missing comma between two fields": {
    instead: ['"name": "House C",', '"name": "House C"'],
    at: '"\n    "location": "Lima"',
    says: ["A comma is missing here.", "Write a comma at the end of this line"],
  },
  "a missing comma between two entries": {
    file: "content/destinations.json",
    instead: ['"Rome"\n  },', '"Rome"\n  }'],
    at: '}\n  {\n    "name": "Oslo"',
    says: ["A comma is missing here.", "Write a comma"],
  },
  "a comma after the last entry": {
    file: "content/destinations.json",
    instead: ['"Perth"\n  }', '"Perth"\n  },'],
    at: ",\n]",
    says: ["an extra comma", "Remove it: no comma"],
  },
  "a comma after the last field": {
    file: "content/site.json",
    instead: ['"Go home."', '"Go home.",'],
    at: ",\n  }\n}",
    says: ["an extra comma", "Remove it: no comma"],
  },
  "a text without its closing quotation mark": {
    instead: ['"House D",', '"House D,'],
    says: [
      "The closing quotation mark of this text is missing.",
      'Write " at the end of the text.',
    ],
  },
  "curly quotation marks": {
    instead: ['"House D"', "“House D”"],
    says: ["not the straight ones", "straight double quotation marks"],
  },
  "single quotation marks": {
    instead: ['"House D"', "'House D'"],
    says: ["not the straight ones", "straight double quotation marks"],
  },
  "a name without quotation marks": {
    file: "content/site.json",
    instead: ['"brand"', "brand"],
    says: [
      "This is neither a text in quotation marks nor a number.",
      "Write quotation marks around it",
    ],
  },
  "a missing colon": {
    file: "content/site.json",
    instead: ['"brand": ', '"brand" '],
    at: '"Brand"',
    says: ["A colon is missing", '"name": "value"'],
  },
  "a missing value": {
    file: "content/site.json",
    instead: ["2022", ""],
    at: ',\n  "headquarters"',
    says: ["A value is missing here.", "Write a text in quotation marks, or a number"],
  },
  "a missing bracket at the end": {
    file: "content/site.json",
    make: text => text.trimEnd().slice(0, -1),
    at: /\}\n$/,
    says: ["A closing bracket is missing after this.", "Write }"],
  },
  "something after the end": {
    make: text => `${text}[]`,
    at: "[]",
    says: ["The file goes on after its end.", "Remove what stands after the last bracket"],
  },
  "a comment": {
    instead: ['"name": "House A"', '// the first\n    "name": "House A"'],
    says: ["A comment cannot stand in this file.", "Remove it."],
  },
  "a line break within a text": {
    instead: ["A house in Oslo.", "A house\nin Oslo."],
    at: '"A house\nin Oslo',
    says: [
      "The closing quotation mark of this text is missing.",
      'Write " at the end of the text.',
    ],
  },
  "a lone backslash": {
    instead: ["A house in Oslo.", "A house \\ in Oslo."],
    at: '"A house \\ in Oslo',
    says: ["A backslash cannot stand alone", "Remove it"],
  },
  "a file of nothing but brackets": {
    make: () => "[".repeat(100_000),
    at: "[",
    says: ["The file is nested so deeply that it cannot be read.", "Bring back its last version."],
  },
  "an empty JSON file": {
    file: "content/legal/pages.json",
    make: () => "",
    at: "",
    says: ["The file is empty.", "Bring back its last version."],
  },
  "a field that is written twice in JSON": {
    instead: ['"name": "House B",', '"name": "House B",\n    "name": "House Z",'],
    at: '"name": "House Z"',
    field: "name",
    says: ["“name” is written twice", "remove the other"],
  },
})
