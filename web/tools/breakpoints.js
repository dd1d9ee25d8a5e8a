// Media and container queries may ask for these widths and heights alone, from either side. Of a container with a
// name the height is free: how much is left in it depends on what stands around it, and what fits on what is inside.
import stylelint from 'stylelint'

const ruleName = 'munera/breakpoints'
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (query, allowed) => `"${query}" is none of the breakpoints ${allowed.join(', ')} (or one more, from above)`,
})

/** `max-width: 720px` and `min-width: 721px` are the two sides of one breakpoint. */
const rule = (allowed) => (root, result) => {
  root.walkAtRules(/^(media|container)$/, (atRule) => {
    for (const [query, side, size] of atRule.params.matchAll(/(min|max)-(?:width|height):\s*([\d.]+)px/g)) {
      if (allowed.includes(Number(size) - (side === 'min' ? 1 : 0))) continue
      if (atRule.name === 'container' && /^[a-z]/.test(atRule.params) && query.includes('height')) continue
      stylelint.utils.report({
        ruleName,
        result,
        node: atRule,
        word: query,
        message: messages.rejected(query, allowed),
      })
    }
  })
}
rule.ruleName = ruleName
rule.messages = messages

export default stylelint.createPlugin(ruleName, rule)
