/** @jest-environment node */
import { formatProblems } from "../../../src/content/problem"
import { finished, problemsIn, sampleContent } from "./sample-content"

const strays = ['"', ",", "{", "]", "<b>", "#", "\t", "\0", "é", "\\"]
const values = ["null", "-1.5", "true", '""', '"{}"', '"\ud800"', "[]", "{}", '["text"]']

/** A file's text, damaged in many ways at ten places, and in ten values. */
function* damage(text: string) {
  for (let at = 0; at < text.length; at += Math.ceil(text.length / 10)) {
    yield text.slice(0, at)
    yield text.slice(0, at) + text.slice(at + 9)
    yield text.slice(0, at) + strays[at % strays.length] + text.slice(at)
  }
  const all = [...text.matchAll(/(?<=^ *"?\w+"?: ).*?(?=,?$)/gm)].slice(0, 10)
  for (const { 0: value, index } of all) {
    yield text.slice(0, index) + values[index % values.length] + text.slice(index + value.length)
  }
}

/** A report with its place and a message, without a trace of a crash. */
const placed = /^content\/\S+:\d+(?!.*(undefined|\[object|Error:|\n *at )).*\n {2}\S/s

test.each(Object.keys(sampleContent()))(
  "damage to %s is reported, or valid for Gatsby",
  file => {
    for (const damaged of damage(String(sampleContent()[file]))) {
      const sample = { ...sampleContent(), [file]: damaged }
      const problems = problemsIn(sample)
      const reports = problems.map(problem => formatProblems([problem]))
      const wrong = reports.filter(report => !placed.test(report))
      if (problems.length === 0) wrong.push(...problemsIn(finished(sample)).map(String))
      expect({ damaged, wrong }).toEqual({ damaged, wrong: [] })
    }
  },
  60_000,
)
