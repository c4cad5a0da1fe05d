export const id=4276;export const ids=[4276];export const modules={
4276:((unused_wp_module,wp_exports,wp_require)=>{wp_require.d(wp_exports,{WrongReport:()=>WrongReport,
reportParser:()=>reportParser});var sax__0=wp_require(2560),_errors_js__1=wp_require(6257)
;const mostFailures=20,longestText=300,longestLine=2**20,deepest=50,mostAttributes=100,mostOpen=1e4
;class WrongReport extends Error{}function reportParser(beginning,results){
return/^\uFEFF?\s*[{[]/.test(beginning)?jsonParser(results):junitParser(results)}function count(results,test){
results.tests+=1;if("skipped"===test.outcome)results.skipped+=1;if("failed"!==test.outcome)return;results.failed+=1
;if(results.failures.length>=mostFailures)return;const message=shortText(test.message);results.failures.push({
name:shortText(test.name)||"a test",...""===message?{}:{message}})}function textOf(value){
return"string"==typeof value?value:""}function shortText(text){
const[line=""]=text.split("\n").filter(one=>""!==one.trim()),plain=(0,_errors_js__1.wh)(line)
;return plain.length>longestText?`${plain.slice(0,longestText-1).toWellFormed()}\u2026`:plain}
function junitParser(results){const parser=sax__0.parser(!0);let test,depth=0,attributesLeft=mostAttributes,isFailure=!1
;parser.onerror=cause=>{throw new WrongReport("it is not well-formed XML",{cause})};parser.onattribute=()=>{
attributesLeft-=1;if(attributesLeft<0)throw new WrongReport(`an element has more than ${mostAttributes} attributes`)}
;parser.onopentag=({name,attributes})=>{attributesLeft=mostAttributes;depth+=1
;if(depth>deepest)throw new WrongReport(`its elements are nested more than ${deepest} levels deep`)
;if(1===depth&&"testsuites"!==name&&"testsuite"!==name)throw new WrongReport("it is neither JUnit XML nor JSON lines")
;if("testcase"===name)test={name:nameOf(attributes),outcome:"passed",message:""};if(!test)return
;if("skipped"===name&&"passed"===test.outcome)test.outcome="skipped";isFailure="failure"===name||"error"===name
;if(!isFailure)return;test.outcome="failed";test.message||=textOf(attributes.message)};const addText=text=>{
if(test&&isFailure&&""===test.message.trim())test.message=text.trimStart().slice(0,2*longestText)};parser.ontext=addText
;parser.oncdata=addText;parser.onclosetag=name=>{depth-=1;isFailure=!1;if("testcase"!==name||!test)return
;count(results,test);test=void 0};return{write:text=>void parser.write(text),end:()=>void parser.close()}}
function nameOf({classname,name}){const[of,own]=[textOf(classname),textOf(name)]
;return""===of||own.startsWith(of)||of.endsWith(own)?own||of:`${of}: ${own}`}function jsonParser(results){
const open=new Map;let pieces=[],length=0;const event=line=>{const event=parsed(line),id=event.testID
;switch(event.type){case"testStart":{const{id:started,name}=Object(event.test);if(open.size<mostOpen)open.set(started,{
name:shortText(textOf(name)),message:""});return}case"error":{const test=open.get(id)
;if(test)test.message||=shortText(textOf(event.error));return}case"testDone":{const test=open.get(id)??{name:"",
message:""};open.delete(id);if(!0===event.hidden&&"success"===event.result)return
;const outcome=!0===event.skipped?"skipped":"success"===event.result?"passed":"failed";count(results,{...test,outcome})}
}};return{write(text){const[first="",...lines]=text.split("\n");pieces.push(first);length+=first.length
;if(length>longestLine)throw new WrongReport(`a line is longer than ${longestLine} characters`);const last=lines.pop()
;if(void 0===last)return;event(pieces.join(""));for(const line of lines)event(line);[pieces,length]=[[last],last.length]
},end:()=>event(pieces.join(""))}}function parsed(line){if(!line.trim().startsWith("{"))return{};try{
return Object(JSON.parse(line))}catch(cause){throw new WrongReport("a line is not valid JSON",{cause})}}})};
